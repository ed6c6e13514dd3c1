import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ReleasedPack, SchoolPacks as Line } from '@xinglin/contract/packs'
import { useState } from 'react'
import { GrantDrawer } from './grant-drawer.tsx'
import { schoolPackPageSize, schoolPacks } from './pack-queries.ts'
import styles from './packs.module.css'

type Release = readonly ReleasedPack[]

const usual = { key: '', page: 1 }

const filters: readonly ListFilter<typeof usual>[] = [
  { kind: 'search', of: 'key', label: '学校名称或域名' },
]

const Held = ({ school, release }: { school: Line; release: Release }) => {
  const held = school.Packs.filter((one) => one.Held > 0)
  if (held.length === 0) return <>—</>
  return (
    <span className={styles.held}>
      {held.map(({ Key: key, Held: version }) => {
        const pack = release.find((one) => one.Key === key)
        return (
          <Tag key={key} tone={version < (pack?.Version ?? 0) ? 'warning' : 'neutral'}>
            {pack?.Name} 第 {version} 版
          </Tag>
        )
      })}
    </span>
  )
}

const columnsOf = (release: Release): readonly ListColumn<Line>[] => [
  { id: 'name', name: '学校', fixed: true, width: 220, cell: ({ Name: name }) => name },
  { id: 'hosts', name: '域名', cell: ({ Hosts: hosts }) => hosts.join('、') },
  {
    id: 'granted',
    name: '已提供',
    width: 90,
    cell: ({ Packs: packs }) => `${packs.filter((one) => one.Granted).length} / ${packs.length}`,
  },
  {
    id: 'held',
    name: '学校已添加',
    cell: (school) => <Held school={school} release={release} />,
  },
]

/** Which school has which pack in which version: granted, offered in a newer version, taken back. For operators. */
export const SchoolPacks = () => {
  const list = useListState(usual)
  const query = useQuery(schoolPacks(list.state.key, list.state.page))
  const release = query.data?.Release ?? []
  const [open, setOpen] = useState<string>()
  const school = query.data?.List.find((one) => one.SchoolId === open)
  return (
    <>
      <PageHead
        title="内容包发放"
        note="各校可用的内容包及其版本。发放新版本后，由学校预览并决定何时更新。"
      />
      <ManagedList
        name="school-packs"
        label="各校内容包"
        unit="所"
        list={list}
        query={query}
        size={schoolPackPageSize}
        columns={columnsOf(release)}
        keyOf={({ SchoolId }) => SchoolId}
        nameOf={({ Name }) => Name}
        filters={filters}
        renderActions={({ SchoolId: id, Name: name }) => (
          <Button
            kind="plain"
            size="small"
            aria-label={`发放内容包：${name}`}
            onClick={() => setOpen(id)}
          >
            发放
          </Button>
        )}
        none="没有符合条件的学校"
        empty={<Empty head="还没有学校" />}
      />
      {school && (
        <GrantDrawer school={school} release={release} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
