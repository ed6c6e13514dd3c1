import { packInfos } from '@xinglin/content'
import { grantPacks, listSchoolPacks } from '@xinglin/contract/packs'
import { answer } from '#platform/http'
import type { Database } from '#platform/database'
import { refuse, type TenantContext } from '#platform/visit'
import { anySchoolName, schoolPage } from '#schools'
import { packStore } from './store.ts'

/** Does something in a transaction of another school. */
type InSchool = <T>(id: string, work: (school: TenantContext) => Promise<T>) => Promise<T>

const inSchoolOf =
  ({ within }: Pick<Database, 'within'>): InSchool =>
  (id, work) =>
    within(id, (db) => work({ db, school: { id } }))

/** Answers operators about the packs of every school of the installation. */
export const packGrantCalls = (database: Pick<Database, 'within'>) => {
  const inSchool = inSchoolOf(database)
  return [
    answer(
      listSchoolPacks,
      async function handleListSchoolPacks(visit, { SearchKey, PageIndex, PageSize }) {
        const release = packInfos()
        const { schools, count } = await schoolPage(visit, SearchKey, PageIndex, PageSize)
        const lines = await visit.apart(async () => {
          const all = []
          for (const { id, name, hosts } of schools) {
            const rows = await inSchool(id, (school) => packStore(school).list())
            const byPack = new Map(rows.map((row) => [row.pack, row]))
            all.push({
              SchoolId: id,
              Name: name,
              Hosts: [...hosts],
              Packs: release.map(({ key }) => {
                const row = byPack.get(key)
                return {
                  Key: key,
                  Granted: row?.granted ?? false,
                  Offered: row?.offered ?? 0,
                  Held: row?.held ?? 0,
                }
              }),
            })
          }
          return all
        })
        return {
          List: lines,
          Count: count,
          Release: release.map(({ key, name, summary, version, counts }) => ({
            Key: key,
            Name: name,
            Summary: summary,
            Version: version,
            Counts: counts,
          })),
        }
      },
    ),

    answer(grantPacks, async function handleGrantPacks(visit, { GrantedTo, Packs, Granted }) {
      const { missing } = grantPacks.refusals
      const wanted = packInfos().filter(({ key }) => Packs.includes(key))
      if (wanted.length !== new Set(Packs).size) throw refuse(missing)
      const name = await anySchoolName(visit, GrantedTo)
      if (name === undefined) throw refuse(missing)
      await visit.apart(() =>
        inSchool(GrantedTo, async (school) => {
          const store = packStore(school)
          if (Granted) for (const { key, version } of wanted) await store.grant(key, version)
          else await store.revoke(Packs)
        }),
      )
      const what = wanted.map((pack) => `${pack.name}（第 ${pack.version} 版）`).join('、')
      await visit.publish({
        kind: 'managed',
        area: 'packs',
        text: `${Granted ? '向学校' : '停止向学校'}“${name}”提供内容包`,
        detail: what,
      })
      return {}
    }),
  ]
}
