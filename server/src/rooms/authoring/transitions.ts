import { moveCourse } from '@xinglin/contract/courses'
import { asDrafted, layVersion, type OnMove } from '#courses/publishing'
import { refuseSensitive } from '#dictionaries'
import { refuse } from '#platform/visit'
import { textsIn, versionOf } from './content.ts'
import { faultsOf, written } from './draft.ts'
import { draftStore } from './store.ts'

const { faulty, sensitive } = moveCourse.refusals

/** What becomes of drafts when courses move on in their flow. */
export const draftsOnMove: OnMove = {
  async submit(visit, course) {
    const one = await written(visit, asDrafted(course))
    const problems = await faultsOf(visit, one)
    if (problems.length > 0)
      throw refuse([faulty[0], `${faulty[1]}（${problems.length}处）`], {
        data: { Problems: problems },
      })
    await refuseSensitive(visit, textsIn(one.content).join('\n'), 'course', sensitive)
    // Nobody learns it yet: whoever examines it finds it in its preview.
    if (one.row && !one.course.approved) await layVersion(visit, one.course, versionOf(one.content))
  },

  async approve(visit, course) {
    const one = await written(visit, asDrafted(course))
    // What came with the product is its version already.
    if (!one.row) return
    await layVersion(visit, one.course, versionOf(one.content))
    await draftStore(visit).remove(course.id)
  },

  async discard(visit, course) {
    await draftStore(visit).remove(course.id)
  },
}
