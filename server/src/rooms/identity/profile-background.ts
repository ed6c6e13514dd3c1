import { vocabularies } from '@xinglin/contract/dictionaries'
import { backgroundRefusals } from '@xinglin/contract/identity'
import { lockChoice, isArea } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import type { PersonRow } from './store.ts'

/** What is said of where somebody comes from, as the row keeps it. */
export type Kept = Pick<PersonRow, 'education' | 'nation' | 'nativePlace'>

const none: Kept = { education: '', nation: '', nativePlace: '' }

/** What is kept after a form: what it leaves out stays, what it changes must be a choice; what was chosen once may stay. */
export const backgroundAfter = async (
  visit: Visit,
  before: Kept = none,
  fields: {
    Education?: string | undefined
    Nation?: string | undefined
    NativePlace?: string | undefined
  },
): Promise<Kept> => {
  const { education, nation, nativePlace } = before
  const next = {
    education: fields.Education ?? education,
    nation: fields.Nation ?? nation,
    nativePlace: fields.NativePlace ?? nativePlace,
  }
  const isNew = (name: keyof Kept) => next[name] !== '' && next[name] !== before[name]
  if (isNew('education') && !(await lockChoice(visit, vocabularies.diploma, next.education)))
    throw refuse(backgroundRefusals.noEducation)
  if (isNew('nation') && !(await lockChoice(visit, vocabularies.nation, next.nation)))
    throw refuse(backgroundRefusals.noNation)
  if (isNew('nativePlace') && !isArea(next.nativePlace))
    throw refuse(backgroundRefusals.noNativePlace)
  return next
}
