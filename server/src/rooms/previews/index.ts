import { linkCalls } from './links.ts'
import { redirectCalls } from './redirects.ts'

/** Answers previews of courses: the links that show one, and the addresses that lead elsewhere. */
export const previewCalls = () => [...linkCalls(), ...redirectCalls()]

export { openPreview } from './links.ts'
export { redirectOf } from './redirects.ts'
export { makeLinks } from './seed.ts'
