import { listInitialPasswords } from '@xinglin/contract/imports'
import { lockPeople } from '#identity'
import type { Keys } from '#platform/keys'
import { answer } from '#platform/http'
import { ownImport } from './import-policy.ts'
import { importStore } from './import-store.ts'
import { passwordStore } from './password-store.ts'
import { cellOf } from './read-row.ts'

/** Answers the first passwords that were drawn, to be printed: of those who have not used theirs. */
export const passwordCalls = (keys: Keys) => [
  answer(
    listInitialPasswords,
    async function handleListInitialPasswords(visit, { ImportId, PageIndex, PageSize }) {
      const importRow = await ownImport(visit, ImportId)
      const store = passwordStore(visit)
      const words = await store.page(ImportId, PageIndex, PageSize)
      const rows = new Map(
        (
          await importStore(visit).rows(
            ImportId,
            words.map(({ rowNo }) => rowNo),
          )
        ).map((row) => [row.rowNo, row]),
      )
      const people = new Map(
        (
          await lockPeople(
            visit,
            [...rows.values()].flatMap(({ personId }) => personId ?? []),
          )
        ).map((one) => [one.accountId, one]),
      )
      if (PageIndex === 1)
        await visit.publish({
          kind: 'managed',
          area: 'users',
          text: `查看了导入“${importRow.fileName}”的初始密码`,
        })
      return {
        Count: await store.listed(ImportId),
        List: words.flatMap(({ accountId, rowNo, word }) => {
          const person = people.get(accountId)
          if (!person?.unclaimed) return []
          const cells = rows.get(rowNo)?.cells ?? []
          const place = [cellOf(cells, '院系'), cellOf(cells, '年级'), cellOf(cells, '班级')]
          return [
            {
              RealName: person.realName,
              Number: person.number,
              AccountName: person.loginName,
              Place: place.filter((part) => part !== '').join(' '),
              Password: keys.unwrap(word, accountId),
            },
          ]
        }),
      }
    },
  ),
]
