import type { CameFrom } from '#feedback'
import { standing } from '../shell/came-from.ts'

const aboutACourse =
  /^\/(?:CoursePreview|BaseLearning|courseDetail)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=[/?#]|$)/i
const longestPlace = 100

/** What a feedback is probably about: the page that was left for it, unless that was one about feedback or help itself. */
export const whereFrom = (): CameFrom => {
  const left = standing()
  if (!left || /^\/(?:Feedback|Help|onlineTrainingHelp|login)/i.test(left.address))
    return { place: '', page: '', courseId: '' }
  const isHome = left.address === '/'
  return {
    place: isHome ? '首页' : [...left.title].slice(0, longestPlace).join(''),
    page: left.address.slice(0, 300),
    courseId: aboutACourse.exec(left.address)?.[1]?.toLowerCase() ?? '',
  }
}
