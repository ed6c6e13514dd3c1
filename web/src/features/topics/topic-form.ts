import { newId } from '#call'
import { type Faults, faultsBy } from '#ui'
import { saveSpecial, type TopicForm } from '@xinglin/contract/topics'
import type { InputOf } from '@xinglin/contract/call'

type Input = InputOf<typeof saveSpecial>

/** Something chosen: a course, an article. */
export type Chosen = { readonly Id: string; readonly Name: string }

/** A group in the form; `Key` holds it together while it is moved. */
export type GroupValues = {
  readonly Key: string
  readonly Name: string
  readonly Note: string
  readonly Courses: readonly Chosen[]
}

/** What stands in the form of a topic. */
export type TopicValues = Omit<Input, 'Id' | 'Version' | 'Groups' | 'NewsIds' | 'BannerId'> & {
  readonly BannerId: string | null
  readonly BannerUrl: string
  readonly Groups: readonly GroupValues[]
  readonly News: readonly Chosen[]
}

/** What the lines are called. */
export const topicNames: Partial<Record<keyof TopicValues, string>> = {
  Title: '标题',
  Summary: '简介',
  Tag: '标签',
  Motif: '封面图案',
  BannerId: '横幅',
  StartDay: '开始日期',
  EndDay: '结束日期',
  IsPublic: '公开',
  Html: '专题介绍',
  Groups: '课程分组',
  News: '相关新闻',
}

/** A group without anything in it. */
export const newGroup = (): GroupValues => ({ Key: newId(), Name: '', Note: '', Courses: [] })

/** How the form of a topic begins; groups are told apart by where they stood. */
export const valuesOf = (topic: TopicForm | undefined): TopicValues => ({
  Title: topic?.Title ?? '',
  Summary: topic?.Summary ?? '',
  Tag: topic?.Tag ?? '校级专题',
  Motif: (topic?.Motif ?? 'book') as Input['Motif'],
  BannerId: topic?.BannerId ?? null,
  BannerUrl: topic?.BannerUrl ?? '',
  StartDay: topic?.StartDay ?? '',
  EndDay: topic?.EndDay ?? '',
  IsPublic: topic?.IsPublic ?? true,
  Html: topic?.Html ?? '',
  Groups: (topic?.Groups ?? []).map((group, index) => ({
    Key: `${topic?.Version}-${index}`,
    Name: group.Name,
    Note: group.Note,
    Courses: group.Courses,
  })),
  News: topic?.News ?? [],
})

/** What is sent. */
export const inputOf = (
  { BannerUrl: _url, Groups, News, ...values }: TopicValues,
  to: { readonly Id: string; readonly Version: string },
) => ({
  ...values,
  ...to,
  Groups: Groups.map(({ Name, Note, Courses }) => ({
    Name,
    Note,
    CourseIds: Courses.map(({ Id }) => Id),
  })),
  NewsIds: News.map(({ Id }) => Id),
})

const { period, sensitive } = saveSpecial.refusals

const bare = (html: string) => html.replaceAll(/<[^>]*>/g, '')

/** What is wrong with each line; `isSensitive` is the first look at its words. */
export const checkTopic =
  (isSensitive: (text: string) => boolean) =>
  (values: TopicValues): Faults<TopicValues> => {
    const faults = faultsBy(saveSpecial.input, inputOf(values, { Id: '', Version: '' }))
    const lines = (['Title', 'Summary', 'Tag', 'Html'] as const).filter((line) =>
      isSensitive(bare(values[line])),
    )
    const groups = values.Groups.some(({ Name, Note }) => isSensitive(`${Name} ${Note}`))
    return {
      ...(faults as Faults<TopicValues>),
      ...Object.fromEntries(lines.map((line) => [line, sensitive[1]])),
      ...(groups && { Groups: sensitive[1] }),
      ...(values.StartDay && values.EndDay < values.StartDay && { StartDay: period[1] }),
    }
  }

/** The sentences of the server that are about one line. */
export const topicLines: Readonly<Record<string, keyof TopicValues>> = {
  [period[1]]: 'StartDay',
  [saveSpecial.refusals.banner[1]]: 'BannerId',
  [saveSpecial.refusals.course[1]]: 'Groups',
  [saveSpecial.refusals.twice[1]]: 'Groups',
  [saveSpecial.refusals.news[1]]: 'News',
}
