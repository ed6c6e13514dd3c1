import { call } from '#call'
import {
  Button,
  confirm,
  Empty,
  type ListColumn,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  toast,
  useListState,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Departure, undoDeparture } from '@xinglin/contract/identity'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { DepartedDrawer } from './departed-drawer.tsx'
import { DepartureDrawer } from './departure-drawer.tsx'
import { departures, departuresAPage } from './departure-queries.ts'

const usual = { page: 1 }

const columns: readonly ListColumn<Departure>[] = [
  { id: 'name', name: '名称', fixed: true, cell: ({ Name }) => Name },
  {
    id: 'people',
    name: '学生',
    width: 170,
    cell: ({ People, Returned }) =>
      Returned > 0 ? `${People} 人，${Returned} 人已恢复` : `${People} 人`,
  },
  { id: 'classes', name: '归档班级', width: 100, cell: ({ Classes }) => `${Classes} 个` },
  {
    id: 'until',
    name: '登录',
    width: 170,
    cell: ({ ReadUntil }) => (ReadUntil ? `可查看至 ${ReadUntil}` : '已停止'),
  },
  {
    id: 'state',
    name: '状态',
    width: 100,
    cell: ({ UndoneAt }) =>
      UndoneAt ? <Tag tone="neutral">已撤销</Tag> : <Tag tone="success">已办理</Tag>,
  },
  { id: 'by', name: '办理', width: 210, cell: ({ ByName, At }) => `${ByName} ${momentOf(At)}` },
]

/** Leavers of the school: let go by grade or list, undone within thirty days, back one by one. */
export const Departures = () => {
  const queries = useQueryClient()
  const list = useListState(usual)
  const [isMaking, setMaking] = useState(false)
  const [open, setOpen] = useState<Departure>()
  const [now] = useState(() => Date.now())
  const undo = async ({ Id, Name, People, Returned }: Departure) => {
    const agreed = await confirm({
      title: `撤销“${Name}”？`,
      note: `${People - Returned} 名学生恢复在校，回到原行政班，归档的班级重新开放。`,
      yes: '撤销',
      danger: true,
    })
    if (!agreed) return
    try {
      const done = await call(undoDeparture, { Id })
      toast.success(`${done.Returned} 名学生已恢复在校`)
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    await queries.invalidateQueries()
  }
  const depart = (
    <Button
      kind="primary"
      icon={<GraduationCap size={17} aria-hidden />}
      onClick={() => setMaking(true)}
    >
      办理离校
    </Button>
  )
  return (
    <>
      <PageHead
        title="离校"
        note="毕业生按年级或名单离校：停止登录或只能查看，班级归档，成绩与记录保留。三十天内可以整批撤销。"
      >
        {depart}
      </PageHead>
      <ManagedList
        name="departures"
        label="离校批次列表"
        unit="批"
        list={list}
        query={useQuery(departures(list.state.page))}
        size={departuresAPage}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        actionsWidth={130}
        renderActions={(one) => (
          <>
            <Button
              kind="plain"
              size="small"
              aria-label={`名单：${one.Name}`}
              onClick={() => setOpen(one)}
            >
              名单
            </Button>
            {!one.UndoneAt && new Date(one.UndoUntil).getTime() > now && (
              <Button
                kind="plain"
                size="small"
                aria-label={`撤销：${one.Name}`}
                onClick={() => void undo(one)}
              >
                撤销
              </Button>
            )}
          </>
        )}
        none="没有符合条件的批次"
        empty={
          <Empty
            head="还没有办理过离校"
            note="学年结束时，把毕业生移出在校名单；他们的成绩与记录都会保留。"
            next={depart}
          />
        }
      />
      {isMaking && <DepartureDrawer onClose={() => setMaking(false)} />}
      {open && <DepartedDrawer departure={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
