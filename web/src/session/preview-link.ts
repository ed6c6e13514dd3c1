import { readPreviewSource } from '@xinglin/wire'
import { askForSession } from './sign-in.ts'
import { beginSession } from './store.ts'

/** A preview link that was followed here: the course's part of the address and what stood behind `source=`. */
type Followed = { readonly course: string; readonly source: string }

let followed: Followed | undefined

/** `#source=…` behind the preview's address, and the older way of writing the whole address behind the #. */
const followedLink = ({ pathname, hash }: Location): Followed | undefined => {
  const older = /^#\/CoursePreview\/([^/?#]+)\/source=(.*)$/i.exec(hash)
  if (older) return { course: older[1] ?? '', source: older[2] ?? '' }
  const path = /^\/CoursePreview\/([^/]+)\/?$/i.exec(pathname)
  const behind = /^#source=(.*)$/.exec(hash)
  return path && behind ? { course: path[1] ?? '', source: behind[1] ?? '' } : undefined
}

/** Takes the credentials of a preview link out of the address, before anything is asked for or written down. */
export const takePreviewLink = (): void => {
  // Pasted where the product is open already, it changes no more than what stands behind the #.
  window.addEventListener('hashchange', () => {
    if (followedLink(window.location)) window.location.reload()
  })
  const link = followedLink(window.location)
  if (!link) return
  followed = link
  window.history.replaceState(window.history.state, '', `/CoursePreview/${link.course}`)
}

/** Whether a preview link to this course was followed and not used yet. */
export const hasPreviewLink = (course: string): boolean => followed?.course === course

/** Forgets the link that was followed. */
export const dropPreviewLink = (): void => {
  followed = undefined
}

/** Signs in by the link that was followed; throws where it is none, or the server opens nothing by it. */
export const enterByLink = async (): Promise<void> => {
  const { UserName, PassWord } = readPreviewSource(followed?.source ?? '')
  dropPreviewLink()
  beginSession(await askForSession({ account: UserName, password: PassWord, door: 2 }))
}
