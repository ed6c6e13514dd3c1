import {
  getItemShortfalls,
  type QuestionFigures,
  type Shortfall,
} from '@xinglin/contract/analytics'
import type { OutputOf } from '@xinglin/contract/call'
import { isTakenOnce } from '#attempts'
import { itemInVersions, versionsOf } from '#courses/versions'
import { quizFigures, type Kinds, type QuestionCounts } from '#learning'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { isSimulationName, type ClassFigures } from '#simulations/kernel'
import { oversightOf, scopeOf } from './roster/policy.ts'
import { rosterStore } from './roster/roster-store.ts'
import { bucketsOf, meanOf } from './roster/rules.ts'

type Shortfalls = OutputOf<typeof getItemShortfalls>

const { missing } = getItemShortfalls.refusals

/** Of what is neither scored nor asked nothing can be missed. */
const nothing: Shortfalls = {
  Learners: 0,
  Buckets: bucketsOf([]),
  Mean: null,
  Dimensions: [],
  Missed: [],
  Questions: [],
}

const toShortfall = ({ group, name, missed, of }: ClassFigures['missed'][number]): Shortfall => ({
  Group: group,
  Name: name,
  Missed: missed,
  Of: of,
})

const toQuestion = ({ id, stem, answered, right, options }: QuestionCounts): QuestionFigures => ({
  Id: id,
  Stem: stem,
  Answered: answered,
  Right: right,
  Options: options.map((one) => ({ Text: one.text, Right: one.right, Chosen: one.chosen })),
})

const ofSimulation = ({ composites, dimensions, missed }: ClassFigures): Shortfalls => ({
  ...nothing,
  Learners: composites.length,
  Buckets: bucketsOf(composites),
  Mean: meanOf(composites),
  Dimensions: dimensions.map(({ name, mean }) => ({
    Name: name,
    Mean: mean === null ? null : meanOf([mean]),
  })),
  Missed: missed.map(toShortfall),
})

/** Answers those who teach: what was missed at an item of a course, of whatever kind it is. */
export const shortfallCalls = (kinds: Kinds) => [
  answer(
    getItemShortfalls,
    async function handleGetItemShortfalls(visit, { CourseId, ItemId, ClassId }) {
      const oversight = await oversightOf(visit, CourseId)
      const scope = scopeOf(oversight, ClassId)
      const item = await versionsOf(visit).item(oversight.course.currentVersionId, ItemId)
      if (!item) throw refuse(missing)
      const { ids } = await itemInVersions(visit, CourseId, ItemId)
      // Everybody who may be seen needs no naming.
      const isEverybody = scope.others && scope.chosen.length === scope.known.length
      const people = isEverybody ? undefined : await rosterStore(visit, CourseId, scope).people()
      const wanted = { courseId: CourseId, itemIds: ids, people }
      if (isSimulationName(item.kind))
        return ofSimulation(
          await kinds[item.kind].figures(visit, { ...wanted, once: isTakenOnce(item.mode) }),
        )
      if (item.body.kind !== 'quiz') return nothing
      const { scores, questions } = await quizFigures(visit, wanted, item.body)
      return {
        ...nothing,
        Learners: scores.length,
        Buckets: bucketsOf(scores),
        Mean: meanOf(scores),
        Questions: questions.map(toQuestion),
      }
    },
  ),
]
