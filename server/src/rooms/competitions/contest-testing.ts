import { saveContest, moveContest } from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import type { Visitor } from '#testing'

const dayMs = 86_400_000
const days = (n: number): string => new Date(Date.now() + n * dayMs).toISOString()

/** A form of a contest whose registration is open and which can be published. */
export const contestForm = (over: object = {}) => ({
  Name: '临床技能竞赛',
  GameType: 2,
  Season: '2026',
  Organiser: '测试学校教务处',
  Summary: '面向全体在校生。',
  Rules: '每队四人，赛站式。',
  EnrolOpensAt: days(-1),
  EnrolClosesAt: days(5),
  StartsAt: days(6),
  EndsAt: days(7),
  EnrolBy: 'self',
  TeamSize: 1,
  Substitutes: 0,
  Quota: 0,
  NeedsReview: true,
  Schools: [],
  ...over,
})

/** A published contest of whoever holds it. */
export const publishedContest = async (by: Visitor, over: object = {}): Promise<string> => {
  const Id = newId()
  const saved = await by.calls(saveContest, { Id, Form: contestForm(over) })
  if (saved.Code !== 0) throw new Error(saved.Msg)
  const { Version } = saved.Data
  const moved = await by.calls(moveContest, { Id, Action: 'publish', Version })
  if (moved.Code !== 0) throw new Error(moved.Msg)
  return Id
}
