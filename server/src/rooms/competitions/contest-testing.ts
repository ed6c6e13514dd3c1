import { saveContest, moveContest } from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import type { TestApp, Visitor } from '#testing'

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

/** A station that a judge's sheet is filled in at. */
export const stationForm = (over: object = {}) => ({
  Id: newId(),
  Name: '心肺复苏',
  Position: '',
  ReadingMinutes: 1,
  Minutes: 8,
  Weight: 100,
  Task: '病房里发现一名倒地的患者，请施救。',
  Items: [
    { Id: newId(), Text: '判断意识与呼吸', Points: 20, Cap: 0 },
    { Id: newId(), Text: '胸外按压的部位与深度', Points: 60, Cap: 59 },
    { Id: newId(), Text: '人工通气', Points: 20, Cap: 0 },
  ],
  Judges: [],
  ...over,
})

/** A round of some stations in rotation. */
export const roundForm = (Stations: readonly object[], over: object = {}) => ({
  Name: '决赛',
  Format: 'stations',
  Lanes: 1,
  Aggregation: 'mean',
  Standardise: false,
  TieBreak: [],
  Advances: 0,
  ChangeMinutes: 1,
  Board: 'live',
  Awards: [],
  Stations,
  ...over,
})

/** Somebody of a school as a judge of the first lane. */
export const judgeOf = async (app: TestApp, school: 'a' | 'b', login: string) => {
  const PartnerId = app.fixture.schools[school]
  const { rows } = await app.database.within(PartnerId, (db) =>
    db.execute<{ id: string }>(
      `select p.id from person p join account a on a.id = p.account_id
       where p.school_id = '${PartnerId}' and a.login_norm = '${login}'`,
    ),
  )
  const [person] = rows
  if (!person) throw new Error('nobody is called so')
  return { PersonId: person.id, PartnerId, Lane: 1 }
}
