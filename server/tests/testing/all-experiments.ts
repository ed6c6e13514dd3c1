import { demoProtocols } from '@xinglin/content'
import { searchCourseList } from '@xinglin/contract/courses'
import { beginExperiment } from '@xinglin/contract/simulations/experiment'
import { getCourseStudyProgressInfo, getPlayer, saveItemProgress } from '@xinglin/contract/learning'
import { Experimenting } from './experimenting.ts'
import type { Answered, Visitor } from './visitor.ts'

type Item = { readonly Id: string; readonly Kind: string; readonly Required: boolean }

const must = (answered: Answered, what: string): Answered => {
  if (answered.Code !== 0) throw new Error(`${what}: ${answered.Msg}`)
  return answered
}

/** What lets an experiment be handed in at all: the pre-test, and what one expects. */
const beforehand = 2

/**
 * Goes over the wire through a course of texts and experiments of the demo, as quickly as its rules allow: reads, passes
 * the pre-tests, supposes, and hands in reports without a recording. Answers the course and its complete round.
 */
export const handInAll = async (visitor: Visitor, SearchKey: string) => {
  const { Data: results } = must(await visitor.calls(searchCourseList, { SearchKey }), SearchKey)
  const CourseId = results.List[0].Id as string
  const begun = await visitor.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })
  const ProgressId = must(begun, 'begin').Data.ProgressId as string
  const player = must(await visitor.calls(getPlayer, { ProgressId }), 'player').Data
  const items = (player.Chapters as { Items: Item[] }[]).flatMap(({ Items }) => Items)
  for (const { Id: ItemId, Kind } of items) {
    const where = { CourseId, ProgressId, ItemId }
    if (Kind === 'text')
      must(
        await visitor.calls(saveItemProgress, { ...where, Seq: 1, Position: { depth: 1 } }),
        'read',
      )
    if (Kind !== 'experiment') continue
    const entered = must(await visitor.calls(beginExperiment, where), 'enter')
    const own = demoProtocols().find(
      ({ protocol }) => protocol.title === entered.Data.Protocol.title,
    )
    const stage = new Experimenting(visitor, where, entered)
    await stage.goTheGoldenWay(beforehand, own?.protocol)
    must(await stage.submit(), 'hand in')
  }
  return { CourseId, ProgressId }
}
