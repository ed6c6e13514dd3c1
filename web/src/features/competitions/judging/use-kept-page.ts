import { keepPage } from '#call'
import { builtScript } from '#ui'
import { useEffect, useState } from 'react'

/** Whether this page can be loaded anew without network; it is kept once it stands whole. */
export const useKeptPage = (isWhole: boolean): boolean => {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (!isWhole || isKept) return undefined
    let isGone = false
    void keepPage(builtScript).then((done) => {
      if (!isGone) setKept(done)
    })
    return () => {
      isGone = true
    }
  }, [isWhole, isKept])
  return isKept
}
