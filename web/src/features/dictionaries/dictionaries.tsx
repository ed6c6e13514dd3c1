import { call } from '#call'
import {
  Bone,
  Button,
  Card,
  Chips,
  confirm,
  Empty,
  Failure,
  PageHead,
  SortList,
  Tag,
  toast,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deleteDictionaryItem,
  dictionaryTypes,
  saveDictionaryItem,
  sortDictionary,
} from '@xinglin/contract/dictionaries'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { dictionary, type Entry } from './dictionary-queries.ts'
import look from './dictionaries.module.css'
import { EntryDialog } from './entry-dialog.tsx'

const types = Object.entries(dictionaryTypes).map(([value, name]) => ({ value, name }))
const usual = { type: Number(types[0]?.value ?? 0) }
const allowed = { type: types.map(({ value }) => Number(value)) }

const say = (error: unknown) => toast.error(error instanceof Error ? error.message : String(error))

const useEntryDeeds = (type: number) => {
  const queries = useQueryClient()
  const { queryKey } = dictionary(type)
  const again = () => queries.invalidateQueries({ queryKey })
  const deed = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (error) {
      say(error)
    }
    await again()
  }
  return {
    sort: (ids: readonly string[]) => {
      queries.setQueryData(queryKey, (before) =>
        before?.toSorted((one, other) => ids.indexOf(one.Id) - ids.indexOf(other.Id)),
      )
      return deed(() => call(sortDictionary, { Type: type, Ids: [...ids] }))
    },
    enable: ({ Id, Code, Name, Enabled }: Entry) =>
      deed(() => call(saveDictionaryItem, { Id, Type: type, Code, Name, Enabled: !Enabled })),
    remove: async (entry: Entry) => {
      const agreed = await confirm({
        title: `删除“${entry.Name}”？`,
        note: '删除后不能恢复；如果只是暂时不用，可以停用。',
        yes: '删除',
        danger: true,
      })
      if (agreed) await deed(() => call(deleteDictionaryItem, { Id: entry.Id }))
    },
  }
}

/** The dictionaries: their entries put into an order, made, changed, switched off, deleted. */
export const Dictionaries = () => {
  const [{ type }, narrow] = useAddressState(usual, allowed)
  const { data, error, refetch } = useQuery(dictionary(type))
  const [edited, setEdited] = useState<Entry | 'new'>()
  const { sort, enable, remove } = useEntryDeeds(type)
  return (
    <>
      <PageHead title="字典" note="病例与表单里可以选择的固定词条。顺序即选择时显示的顺序。">
        <Button
          kind="primary"
          icon={<Plus size={17} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          新增词条
        </Button>
      </PageHead>
      <Toolbar end={data && <span aria-live="polite">共 {data.length} 条</span>}>
        <Chips
          label="字典"
          options={types}
          chosen={String(type)}
          onChoose={(value) => narrow({ type: Number(value) })}
        />
      </Toolbar>
      <Card className={look.list} aria-busy={!data && !error}>
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Bone height="320px" shape="block" />}
        {data?.length === 0 && (
          <Empty
            head="还没有词条"
            next={<Button onClick={() => setEdited('new')}>新增词条</Button>}
          />
        )}
        {data && data.length > 0 && (
          <SortList
            key={type}
            label={dictionaryTypes[type] ?? '词条'}
            onSort={(ids) => void sort(ids)}
            rows={data.map((entry) => ({
              id: entry.Id,
              name: entry.Name,
              content: (
                <>
                  <span className={look.entry}>
                    <button type="button" className={look.name} onClick={() => setEdited(entry)}>
                      {entry.Name}
                    </button>
                    <code className={look.code}>{entry.Code}</code>
                    {!entry.Enabled && <Tag>已停用</Tag>}
                  </span>
                  <span className={look.deeds}>
                    <Button kind="plain" size="small" onClick={() => void enable(entry)}>
                      {entry.Enabled ? '停用' : '启用'}
                    </Button>
                    <Button kind="plain" size="small" onClick={() => setEdited(entry)}>
                      修改
                    </Button>
                    <Button kind="plain" size="small" onClick={() => void remove(entry)}>
                      删除
                    </Button>
                  </span>
                </>
              ),
            }))}
          />
        )}
      </Card>
      {edited && (
        <EntryDialog
          type={type}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
