import { dropPreviewLink, enterByLink, isMember, useSession } from '#session'
import { confirm } from '#ui'
import type { Session } from '@xinglin/contract/identity'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { InvalidLink } from './invalid-link.tsx'
import { PreviewBones } from './preview-bones.tsx'

type Entered = 'in' | 'invalid'

const mayReplace = (who: Session) =>
  confirm({
    title: '打开预览链接？',
    note: `您已登录为${who.RealName}。打开预览后，本页将退出当前账号，只能查看这门课程。`,
    yes: '打开预览',
    no: '保持登录',
  })

/** Signs in by the link; whoever is signed in as a person is asked first, and may stay. */
const enter = async (who: Session | undefined): Promise<Entered> => {
  if (isMember(who) && !(await mayReplace(who))) {
    dropPreviewLink()
    return 'in'
  }
  return enterByLink().then(
    () => 'in',
    () => 'invalid',
  )
}

// A link is used once, however often React runs an effect.
let entering: Promise<Entered> | undefined

/** The way in for whoever follows a preview link. */
export const Entrance = ({ isLink, children }: { isLink: boolean; children: ReactNode }) => {
  const who = useSession()
  const [state, setState] = useState<Entered | 'entering'>(isLink ? 'entering' : 'in')
  const begin = useEffectEvent(() => {
    if (state !== 'entering') return undefined
    entering ??= enter(who).finally(() => {
      entering = undefined
    })
    return entering
  })
  useEffect(() => {
    let gone = false
    void begin()?.then((entered) => {
      if (!gone) setState(entered)
    })
    return () => {
      gone = true
    }
  }, [])
  if (state === 'invalid') return <InvalidLink />
  return state === 'in' ? children : <PreviewBones />
}
