import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { confirm } from './confirm.tsx'

const question = {
  title: '离开此页？',
  note: '还有未保存的修改，离开后将会丢失。',
  yes: '离开',
  no: '继续编辑',
  danger: true,
}

/** The router counts its places in the history; how far a step goes is the difference. */
const placeOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0

/** The address within the product that a plain click on a link would open; undefined for any other click. */
const addressOf = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href)
  return origin === window.location.origin ? pathname + search + hash : undefined
}

const guards = new Set<() => Promise<boolean>>()
const steps = new Set<(event: PopStateEvent) => void>()

// Browsers tell a window's listeners of a step in the order in which they came, whether they capture or not: this one
// must have come before the router's, or the page is gone before anybody was asked. One question is enough: the
// newest form's.
window.addEventListener('popstate', (event) => [...steps].at(-1)?.(event), { capture: true })

/** Whether what is open may be left: where there are unsaved changes, as somebody answers. For ways that are no link. */
export const mayLeave = async (): Promise<boolean> => {
  for (const ask of guards) if (!(await ask())) return false
  return true
}

/** Whether something that is open has unsaved changes. */
export const isUnsaved = (): boolean => guards.size > 0

/** Asks before a page with unsaved changes is left: by a link, by back and forward, by closing it. */
export const useLeaveGuard = (dirty: boolean) => {
  const navigate = useNavigate()
  const follow = useEffectEvent(async (to: string) => {
    if (await confirm(question)) await navigate(to)
  })
  useEffect(() => {
    if (!dirty) return
    const here = placeOf(window.history.state)
    let returning = false
    let allowed = false
    const click = (event: MouseEvent) => {
      const to = addressOf(event)
      if (to === undefined) return
      event.preventDefault()
      event.stopPropagation()
      void follow(to)
    }
    // Heard before the router hears it: the step is taken back, and taken again once it was agreed to.
    const step = (event: PopStateEvent) => {
      if (allowed) return
      event.stopImmediatePropagation()
      if (returning) {
        returning = false
        return
      }
      const by = placeOf(event.state) - here
      if (by === 0) return
      returning = true
      window.history.go(-by)
      void confirm(question).then((leave) => {
        if (!leave) return
        allowed = true
        window.history.go(by)
      })
    }
    const close = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = () => confirm(question)
    guards.add(ask)
    document.addEventListener('click', click, { capture: true })
    steps.add(step)
    window.addEventListener('beforeunload', close)
    return () => {
      guards.delete(ask)
      document.removeEventListener('click', click, { capture: true })
      steps.delete(step)
      window.removeEventListener('beforeunload', close)
    }
  }, [dirty])
}
