import { type Faults, faultsBy, fieldOfMoment, momentInField } from '#ui'
import { type ContestDetail, type EnrolWay, saveContest } from '@xinglin/contract/competitions'

/** A school in the form; an empty quota is that of the contest. */
export type SchoolValues = {
  readonly SchoolId: string
  readonly Name: string
  readonly Area: string
  readonly Quota: string
}

/** A document that is asked for, in the form. */
export type DocumentValues = ContestDetail['Documents'][number]

/** What stands in the form of a contest. */
export type ContestValues = {
  readonly Name: string
  readonly GameType: string
  readonly Season: string
  readonly Organiser: string
  readonly Summary: string
  readonly Rules: string
  readonly EnrolOpensAt: string
  readonly EnrolClosesAt: string
  readonly StartsAt: string
  readonly EndsAt: string
  readonly EnrolBy: EnrolWay
  readonly TeamSize: string
  readonly Substitutes: string
  readonly Quota: string
  readonly NeedsReview: boolean
  readonly Tracks: readonly string[]
  readonly Documents: readonly DocumentValues[]
  readonly Schools: readonly SchoolValues[]
}

/** What the lines are called. */
export const contestNames: Partial<Readonly<Record<keyof ContestValues, string>>> = {
  Name: '赛事名称',
  Season: '赛季',
  Organiser: '主办单位',
  Summary: '赛事介绍',
  Rules: '竞赛规则',
  EnrolOpensAt: '报名开始',
  EnrolClosesAt: '报名截止',
  StartsAt: '比赛开始',
  EndsAt: '比赛结束',
  TeamSize: '每队人数',
  Substitutes: '替补人数',
  Quota: '每校名额',
  Tracks: '赛道',
  Documents: '报名材料',
  Schools: '参赛学校',
}

/** How the form begins; `school` holds the contest. */
export const valuesOf = (
  one: ContestDetail | undefined,
  school: { readonly id: string; readonly name: string },
): ContestValues => ({
  Name: one?.Name ?? '',
  GameType: String(one?.GameType ?? 2),
  Season: one?.Season ?? '',
  Organiser: one?.Organiser ?? school.name,
  Summary: one?.Summary ?? '',
  Rules: one?.Rules ?? '',
  EnrolOpensAt: fieldOfMoment(one?.EnrolOpensAt ?? null),
  EnrolClosesAt: fieldOfMoment(one?.EnrolClosesAt ?? null),
  StartsAt: fieldOfMoment(one?.StartsAt ?? null),
  EndsAt: fieldOfMoment(one?.EndsAt ?? null),
  EnrolBy: one?.EnrolBy ?? 'self',
  TeamSize: String(one?.TeamSize ?? 1),
  Substitutes: String(one?.Substitutes ?? 0),
  Quota: String(one?.Quota ?? 0),
  NeedsReview: one?.NeedsReview ?? true,
  Tracks: (one?.Tracks ?? []).map(({ Id }) => Id),
  Documents: one?.Documents ?? [],
  Schools: (one?.Partners ?? [])
    .filter(({ SchoolId }) => SchoolId !== school.id)
    .map(({ SchoolId, Name, Area, Quota }) => ({
      SchoolId,
      Name,
      Area,
      Quota: Quota === null ? '' : String(Quota),
    })),
})

const formOf = (values: ContestValues) => ({
  ...values,
  GameType: Number(values.GameType),
  EnrolOpensAt: momentInField(values.EnrolOpensAt),
  EnrolClosesAt: momentInField(values.EnrolClosesAt),
  StartsAt: momentInField(values.StartsAt) ?? '',
  EndsAt: momentInField(values.EndsAt) ?? '',
  TeamSize: values.EnrolBy === 'self' ? 1 : Number(values.TeamSize),
  Substitutes: values.EnrolBy === 'self' ? 0 : Number(values.Substitutes),
  Quota: Number(values.Quota),
  // What must be handed in must be looked at.
  NeedsReview: values.NeedsReview || values.Documents.some(({ Required }) => Required),
  Tracks: [...values.Tracks],
  Documents: [...values.Documents],
  Schools: values.Schools.map(({ SchoolId, Area, Quota }) => ({
    SchoolId,
    Area,
    Quota: Quota.trim() === '' ? null : Number(Quota),
  })),
})

/** What is sent: the form upon the contest that it was read from. */
export const inputOf = (values: ContestValues, base: ContestDetail | undefined, ownId: string) => ({
  Id: base?.Id ?? ownId,
  Version: base?.Version ?? 0,
  Form: formOf(values),
})

const { refusals } = saveContest

/** What the contract says against a form. */
export const checkContest = (values: ContestValues): Faults<ContestValues> => {
  const { whole: _unread, ...faults } = faultsBy(saveContest.input.shape.Form, formOf(values))
  const isBefore = (one: string, other: string) => one !== '' && other !== '' && one < other
  return {
    ...faults,
    ...(values.StartsAt !== '' &&
      values.EndsAt !== '' &&
      !isBefore(values.StartsAt, values.EndsAt) && { EndsAt: refusals.order[1] }),
    ...(isBefore(values.EnrolClosesAt, values.EnrolOpensAt) && {
      EnrolClosesAt: refusals.order[1],
    }),
    ...(isBefore(values.StartsAt, values.EnrolClosesAt) && { EnrolClosesAt: refusals.order[1] }),
  }
}

/** The sentences of the server that are about one line. */
export const contestLines: Readonly<Record<string, keyof ContestValues>> = {
  [refusals.order[1]]: 'EndsAt',
  [refusals.season[1]]: 'Season',
  [refusals.school[1]]: 'Schools',
  [refusals.area[1]]: 'Schools',
  [refusals.twice[1]]: 'Schools',
  [refusals.track[1]]: 'Tracks',
  [refusals.document[1]]: 'Documents',
  [refusals.handedIn[1]]: 'Documents',
}
