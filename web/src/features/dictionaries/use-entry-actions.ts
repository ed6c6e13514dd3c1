import { call, choicesKey } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  deleteDictionaryItem,
  saveDictionaryItem,
  sortDictionary,
} from '@xinglin/contract/dictionaries'
import { dictionary, type Entry } from './dictionary-queries.ts'

/** What may be done to the entries of a vocabulary in a list. */
export type EntryActions = {
  readonly sort: (ids: readonly string[]) => Promise<void>
  readonly enable: (entry: Entry) => Promise<void>
  readonly remove: (entry: Entry) => Promise<void>
}

/** Sorts siblings, switches entries on and off, deletes them; what is in use is offered to be switched off instead. */
export const useEntryActions = (type: number): EntryActions => {
  const queries = useQueryClient()
  const { queryKey } = dictionary(type)
  const action = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (error) {
      toast.error(messageOf(error))
    }
    await queries.invalidateQueries({ queryKey: choicesKey })
    await queries.invalidateQueries({ queryKey })
  }
  const enable = ({ Id, ParentId, Code, Name, Figures, Enabled, Version }: Entry) =>
    action(() =>
      call(saveDictionaryItem, {
        Id,
        Type: type,
        ParentId,
        Code,
        Name,
        Figures,
        Enabled: !Enabled,
        Version,
      }),
    )
  return {
    enable,
    sort: (ids) => {
      const place = new Map(ids.map((id, at) => [id, at]))
      queries.setQueryData(queryKey, (before) =>
        before?.toSorted((one, other) => (place.get(one.Id) ?? 0) - (place.get(other.Id) ?? 0)),
      )
      return action(() => call(sortDictionary, { Type: type, Ids: [...ids] }))
    },
    remove: async (entry) => {
      if (entry.Uses > 0) {
        const agreed = await confirm({
          title: `“${entry.Name}”正在使用，不能删除`,
          note: `有 ${entry.Uses} 处选用了它。可以停用：已选的不受影响，以后不再出现在可选项中。`,
          yes: entry.Enabled ? '停用' : '知道了',
        })
        if (agreed && entry.Enabled) await enable(entry)
        return
      }
      const agreed = await confirm({
        title: `删除“${entry.Name}”？`,
        note: '删除后不能恢复；如果只是暂时不用，可以停用。',
        yes: '删除',
        danger: true,
      })
      if (agreed) await action(() => call(deleteDictionaryItem, { Id: entry.Id }))
    },
  }
}
