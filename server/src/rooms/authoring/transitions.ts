import { moveCourse } from '@xinglin/contract/courses'
import { asDrafted, layVersion, type OnMove } from '#courses/publishing'
import { refuseSensitive } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import { questionPool } from '#questions'
import { frozenDraws } from './bank-draws.ts'
import { textsIn, versionOf } from './content.ts'
import { faultsOf, written, type Written } from './draft.ts'
import { draftStore } from './store.ts'

const { faulty, sensitive } = moveCourse.refusals

/** Lays a draft as the course's version, with the questions of the bank as they are now. */
const lay = async (visit: Visit, { course, content }: Written): Promise<void> => {
  const { draws, used } = await frozenDraws(visit, content)
  await layVersion(visit, course, versionOf(content, draws))
  await questionPool(visit).use(
    { kind: 'quiz', usedIn: course.id, name: `课程“${course.name}”的测验`, at: visit.at },
    used,
  )
}

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
    if (one.row && !one.course.approved) await lay(visit, one)
  },

  async approve(visit, course) {
    const one = await written(visit, asDrafted(course))
    // What came with the product is its version already.
    if (!one.row) return
    await lay(visit, one)
    await draftStore(visit).remove(course.id)
  },

  async discard(visit, course) {
    await draftStore(visit).remove(course.id)
  },
}
