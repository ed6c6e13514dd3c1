import * as z from 'zod/mini'
import { authors, call, id, named, text } from '@xinglin/contract/call'

const missing = { missing: [-404, '数据不存在'] } as const

/** What a card stands for: a case to consult about, or an operation. */
export const cardKinds = ['consultation', 'operation'] as const
export type CardKind = (typeof cardKinds)[number]

export const maxTopicCards = 500

/** A card (题卡): a case or a procedure that stations are set from, under a symptom or a type of operation. */
export const TopicCard = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Kind: z.enum(cardKinds),
  /** What is played. */
  WorkId: z.string(),
  WorkName: z.string(),
  /** Codes of the vocabularies of symptoms and operations; empty where the card is of the other kind. */
  System: z.string(),
  Symptom: z.string(),
  Operation: z.string(),
  /** What they are called. */
  Place: z.string(),
  Published: z.boolean(),
  AuthorName: z.string(),
  /** Who wrote it, and who runs the school. */
  CanChange: z.boolean(),
})
export type TopicCard = z.output<typeof TopicCard>

/** The cards of the school that the caller may choose from: published ones, a teacher's own, all to those who run it. */
export const listTopicCards = call({
  path: '/api/Skill/TopicCards',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.array(TopicCard),
})

/** Writes a card under an id of the browser's, or changes one. */
export const saveTopicCard = call({
  path: '/api/Skill/SaveTopicCard',
  who: authors,
  input: z.object({
    Id: id,
    Name: named(60, '题卡名称'),
    Kind: z.enum(cardKinds),
    WorkId: id,
    System: text(40),
    Symptom: text(40),
    Operation: text(40),
    Published: z._default(z.boolean(), false),
  }),
  output: TopicCard,
  refusals: {
    ...missing,
    many: [-1, `题卡最多${maxTopicCards}张`],
    work: [-10008, '请选择已通过审核的病例或操作规程'],
    place: [-10008, '请选择症状或操作类型'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Takes a card away; stations that were set from it stay as they are. */
export const deleteTopicCard = call({
  path: '/api/Skill/DeleteTopicCard',
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({ Id: z.string() }),
  refusals: missing,
})
