import type { Note } from '@xinglin/contract/notes'

const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

const moment = (iso: string): string => {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : format.format(at)
}

/** When a note was written, or last changed; times of Shanghai. */
export const noteTime = ({ CreatedAt, UpdatedAt }: Pick<Note, 'CreatedAt' | 'UpdatedAt'>) =>
  CreatedAt === UpdatedAt ? moment(CreatedAt) : `${moment(UpdatedAt)} 修改`
