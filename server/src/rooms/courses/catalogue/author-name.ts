import { nobody } from '@xinglin/contract/call'

/** Who is named as the author of a course: a course that came in a pack is the platform's until the school names a teacher. */
export const authorName = (authorId: string, name: string | undefined): string =>
  name ?? (authorId === nobody ? '平台课程' : '')
