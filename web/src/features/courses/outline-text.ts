import { LearningOutline } from '@xinglin/contract/courses'

/** Reads the JSON text of an outline; undefined for one that is malformed or empty. */
export const readOutline = (json: string): LearningOutline | undefined => {
  try {
    const read = LearningOutline.safeParse(JSON.parse(json))
    return read.success && read.data.length > 0 ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Whether a course has no chapters at all, as one that is held elsewhere: there is nothing that an outline could tell. */
export const hasNoChapters = (json: string): boolean => json.trim() === '[]'

/** How much there is to learn: chapters, items, and the minutes their authors expect. */
export const totalsOf = (outline: LearningOutline) => {
  const items = outline.flatMap(({ Child }) => Child)
  return {
    chapters: outline.length,
    items: items.length,
    minutes: items.reduce((sum, { Minutes }) => sum + Minutes, 0),
  }
}

/** Minutes as one says them: 45 分钟, 1 小时 20 分钟. */
export const duration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} 分钟`
  return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分钟`
}
