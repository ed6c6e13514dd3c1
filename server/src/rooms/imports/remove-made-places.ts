import { classesByDepartment, removeUnusedClasses } from '#classes'
import { peopleByCollege } from '#identity'
import { removeCollege } from '#schools'
import type { ImportContext } from './import-context.ts'
import type { ImportUnderWay } from './import-store.ts'

/** Takes away the 行政班 and 院系 that an import made and to which nobody belongs now that it is taken back. */
export const removeMadePlaces = async (
  context: ImportContext,
  { madeClasses, madeColleges }: Pick<ImportUnderWay, 'madeClasses' | 'madeColleges'>,
): Promise<void> => {
  await removeUnusedClasses(context, madeClasses)
  if (madeColleges.length === 0) return
  const people = await peopleByCollege(context)
  const classes = await classesByDepartment(context)
  for (const id of madeColleges)
    if ((people.get(id) ?? 0) + (classes.get(id) ?? 0) === 0) await removeCollege(context, id)
}
