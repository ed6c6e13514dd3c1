import { useMedia } from '#ui'
import { useState } from 'react'
import { useWide } from './use-wide.ts'

/** A part that stands at the side of the item, or lies over it where there is no room. */
type SidePanel = {
  readonly open: boolean
  readonly side: boolean
  readonly over: boolean
  readonly toggle: () => void
}

/** Where outline and notes are: beside the item at 961 and 1200 px, else over it when called; below 1440 px only one of both stands beside it. */
export const useRooms = (): { readonly outline: SidePanel; readonly notes: SidePanel } => {
  const wide = useWide()
  const wider = useMedia('(min-width: 1200px)')
  const both = useMedia('(min-width: 1440px)')
  const [folded, setFolded] = useState(false)
  const [written, setWritten] = useState(false)
  const [over, setOver] = useState<'outline' | 'notes'>()
  const lay = (what: 'outline' | 'notes') =>
    setOver((before) => (before === what ? undefined : what))

  const outlineSide = wide && !folded
  const notesSide = wider && written
  return {
    outline: {
      open: wide ? outlineSide : over === 'outline',
      side: outlineSide,
      over: !wide && over === 'outline',
      toggle: () => {
        if (!wide) return lay('outline')
        if (folded && !both) setWritten(false)
        setFolded(!folded)
      },
    },
    notes: {
      open: wider ? notesSide : over === 'notes',
      side: notesSide,
      over: !wider && over === 'notes',
      toggle: () => {
        if (!wider) return lay('notes')
        if (!both) setFolded(!written)
        setWritten(!written)
      },
    },
  }
}
