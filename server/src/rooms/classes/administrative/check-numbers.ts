import { checkNumbers, findStudents, type CheckedNumber } from '@xinglin/contract/classes'
import { role } from '@xinglin/contract/identity'
import { facesOf, type KnownPerson, peopleByNumber, searchPeople } from '#identity'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { rosterOf } from '../names/roster-order.ts'
import { classesOfPeople } from './administrative-class.ts'
import { keepsClassesOf } from './policy.ts'
import { stayStore } from './stay-store.ts'
import { administrativeStore, type AdministrativeRow } from './store.ts'
import { fullName } from '../names/class-names.ts'

const { missing, archived } = checkNumbers.refusals

const absentShown = 200
const foundAtOnce = 20

/** Who is in the class that a list is checked against; refuses a visitor who may not change it. */
export type RosterToChange = (visit: Visit, classId: string) => Promise<readonly string[]>

/** The roster of a 行政班, for those who keep it. */
const administrativeRoster: RosterToChange = async (visit, classId) => {
  const row = await administrativeStore(visit).find(classId)
  if (!row || !keepsClassesOf(visit, row.departmentId)) throw refuse(missing)
  if (row.state === 'archived') throw refuse(archived)
  return (await stayStore(visit).in(classId)).map((stay) => stay.personId)
}

const stateOf = (
  person: KnownPerson | undefined,
  { isHere, isElsewhere }: { readonly isHere: boolean; readonly isElsewhere: boolean },
): CheckedNumber['State'] => {
  if (!person) return 'unknown'
  if (isHere) return 'here'
  if (person.roleType !== role.student) return 'notStudent'
  if (person.disabled) return 'disabled'
  return isElsewhere ? 'elsewhere' : 'new'
}

const nameOf = (row: AdministrativeRow | undefined): string => (row ? fullName(row) : '')

/** The end of a number tells namesakes apart, and tells nobody a number that they did not know. */
const endOf = (number: string): string => {
  const signs = [...number]
  return signs.length <= 4 ? '····' : `····${signs.slice(-4).join('')}`
}

/** Answers what a list of numbers would change, and who is found by name; `teachingRoster` tells of 教学班. */
export const checkedNumbersCalls = (teachingRoster: RosterToChange) => [
  answer(checkNumbers, async function handleCheckNumbers(visit, { ClassId, Kind, Numbers }) {
    const isAdministrative = Kind === 'administrative'
    const roster = isAdministrative ? administrativeRoster : teachingRoster
    const here = new Set(await roster(visit, ClassId))
    const people = await peopleByNumber(visit, Numbers)
    const ids = people.flatMap(({ person }) => (person ? [person.id] : []))
    const classes = await classesOfPeople(visit, ids)
    const given = new Set(ids)
    const absent = rosterOf(
      await facesOf(
        visit,
        [...here].filter((id) => !given.has(id)),
      ),
      '',
    )
    return {
      List: people.map(({ number, person }) => {
        const own = classes.get(person?.id ?? '')
        return {
          Number: number,
          PersonId: person?.id ?? '',
          RealName: person?.name ?? '',
          ClassName: nameOf(own),
          State: stateOf(person, {
            isHere: here.has(person?.id ?? ''),
            isElsewhere: isAdministrative && own !== undefined,
          }),
        }
      }),
      Absent: absent.slice(0, absentShown).map(([id, { name, number }]) => ({
        PersonId: id,
        RealName: name,
        Number: number,
      })),
      AbsentCount: absent.length,
    }
  }),

  answer(findStudents, async function handleFindStudents(visit, { SearchKey }) {
    const people = await searchPeople(visit, SearchKey, role.student, foundAtOnce)
    const classes = await classesOfPeople(
      visit,
      people.map(({ id }) => id),
    )
    const isWhole = (number: string) => runsSchool(visit) || number === SearchKey
    return {
      List: people.map(({ id, name, number }) => ({
        PersonId: id,
        RealName: name,
        Number: isWhole(number) ? number : endOf(number),
        ClassName: nameOf(classes.get(id)),
      })),
    }
  }),
]
