import { momentOf } from '#ui'
import type { Note } from '@xinglin/contract/notes'

/** When a note was written, or last changed; times of Shanghai. */
export const noteTime = ({ CreatedAt, UpdatedAt }: Pick<Note, 'CreatedAt' | 'UpdatedAt'>) =>
  CreatedAt === UpdatedAt ? momentOf(CreatedAt) : `${momentOf(UpdatedAt)} 修改`
