import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { Criterion, Rubric, workKinds } from './shapes.ts'
import { markingRefusals } from './works.ts'

/** What is said against a rubric. */
export const rubricRefusals = {
  hundred: [-10008, '各评分项的满分之和须为100'],
  twice: [-10008, '评分项重复'],
  level: [-10008, '等级的分数须从高到低，且不超过该项满分'],
} as const

/** Sets what works of an item are marked by from now on; those that are marked keep theirs. */
export const saveWorkRubric = call({
  path: '/api/Marking/SaveRubric',
  keyless: true,
  who: authors,
  input: z.object({
    Kind: z.enum(workKinds),
    GroupId: id,
    ItemId: id,
    Rubric,
  }),
  output: z.strictObject({ Rubric: z.array(Criterion) }),
  refusals: {
    missing: markingRefusals.missing,
    notYours: markingRefusals.notYours,
    ...rubricRefusals,
    sensitive: markingRefusals.sensitive,
  },
})
