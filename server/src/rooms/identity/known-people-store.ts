import { and, asc, eq, inArray } from 'drizzle-orm'
import { searchCondition } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { account, person, personToken } from './tables.ts'

const tokens = {
  schoolId: personToken.schoolId,
  token: personToken.token,
  object: personToken.personId,
}

const columns = {
  id: person.id,
  name: person.realName,
  number: person.number,
  numberNorm: person.numberNorm,
  imgUrl: person.imgUrl,
  gender: person.gender,
  roleType: person.roleType,
  disabled: account.disabled,
}

/** People of the visited school with whether they may sign in, for rooms that put people together. */
export const knownPeopleStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const joined = and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId))
  const own = eq(person.schoolId, schoolId)
  const people = () => db.select(columns).from(person).innerJoin(account, joined).$dynamic()
  return {
    async among(ids: readonly string[]) {
      if (ids.length === 0) return []
      return people().where(and(own, inArray(person.id, [...ids])))
    },
    async numbered(numbers: readonly string[]) {
      if (numbers.length === 0) return []
      return people().where(and(own, inArray(person.numberNorm, [...numbers])))
    },
    /** Those of a role who may sign in and are found by words, by number. */
    async search(key: string, roleType: number, size: number) {
      const matches = await searchCondition(db, key, {
        id: person.id,
        text: person.searchText,
        tokens,
        schoolId,
      })
      return people()
        .where(and(own, eq(person.roleType, roleType), eq(account.disabled, false), matches.where))
        .orderBy(asc(person.numberNorm))
        .limit(size)
    },
  }
}
