import * as z from 'zod/mini'
import { call, id, text } from '@xinglin/contract/call'
import { messages } from './verdict.ts'

const favourite = {
  who: ['student', 'teacher', 'admin', 'operator'],
  menu: 3,
  signInFirst: messages.signIn,
  input: z.object({ UserId: text(64), CourseId: id }),
  output: z.strictObject({ IsFavorite: z.number(), FavoriteCount: z.number() }),
  refusals: { missing: [-404, '数据不存在'] },
} as const

/** Keeps a course among the caller's favourites; the same answer when it is there already. */
export const addCourseFavorute = call({ path: '/api/CourseCenter/AddCourseFavorute', ...favourite })

/** Takes a course from the caller's favourites; the same answer when it is not there. */
export const delCourseFavorute = call({ path: '/api/CourseCenter/DelCourseFavorute', ...favourite })
