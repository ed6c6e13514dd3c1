import * as z from 'zod/mini'
import { call, id, managers } from '@xinglin/contract/call'

const part = z.string().check(z.maxLength(40))

/**
 * Where rows of a sheet put people: a 院系, a 专业 of it, or a 行政班. What a place does not name is empty, or 0: a 院系 has
 * no major, a 专业 no grade and no class.
 */
export const ImportPlace = z.strictObject({
  College: part.check(z.minLength(1)),
  Major: part,
  Grade: z.number().check(z.int(), z.minimum(0), z.maximum(2100)),
  Class: part,
})
export type ImportPlace = z.output<typeof ImportPlace>

/** A place that the school does not have and that an import would make, for how many rows, and the one that may be meant. */
export const NewPlace = z.strictObject({
  Place: ImportPlace,
  Rows: z.number(),
  /** An existing place of a name like it; null where there is none. */
  Near: z.nullable(ImportPlace),
})
export type NewPlace = z.output<typeof NewPlace>

/** Puts the rows of one place into another, in the sheet itself: they are judged anew. Answers how many rows changed. */
export const mapImportPlace = call({
  path: '/api/UserManage/MapImportPlace',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({ ImportId: id, From: ImportPlace, To: ImportPlace }),
  output: z.strictObject({ Changed: z.number() }),
  refusals: {
    missing: [-404, '数据不存在'],
    done: [-1, '该导入已完成，请重新上传'],
    unlike: [-10008, '只能对应到同一级的院系、专业或行政班'],
  },
})
