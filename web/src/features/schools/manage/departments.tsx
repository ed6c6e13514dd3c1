import {
  Skeleton,
  Button,
  ButtonLink,
  Card,
  Empty,
  Failure,
  PageHead,
  SortList,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DepartmentDialog, type Edited } from './department-dialog.tsx'
import { type Department, departments, type Section } from './department-queries.ts'
import { hangingOn } from './department-words.ts'
import styles from './departments.module.css'
import { useDepartmentActions } from './use-department-actions.ts'

const usual = { id: '' }

const Actions = ({
  one,
  onEdit,
  onRemove,
}: {
  one: Section
  onEdit: () => void
  onRemove: () => void
}) => (
  <span className={styles.actions}>
    <button
      type="button"
      className={styles.action}
      aria-label={`修改 ${one.Name}`}
      onClick={onEdit}
    >
      <Pencil size={16} aria-hidden />
    </button>
    <button
      type="button"
      className={styles.action}
      aria-label={`删除 ${one.Name}`}
      onClick={onRemove}
    >
      <Trash2 size={16} aria-hidden />
    </button>
  </span>
)

const Line = ({
  one,
  drawing,
  children,
}: {
  one: Section
  drawing: ReactNode
  children: ReactNode
}) => (
  <>
    <span className={styles.thumb}>{drawing}</span>
    <span className={styles.words}>
      {children}
      <span className={styles.hanging}>{hangingOn(one) || '还没有课程和教师'}</span>
    </span>
  </>
)

/** The tree of departments and their sections: put into an order, made, renamed, deleted. `draw` shows a cover. */
export const Departments = ({ draw }: { draw: (motif: string) => ReactNode }) => {
  const { data, error, refetch } = useQuery(departments)
  const [{ id }, narrow] = useAddressState(usual)
  const [edited, setEdited] = useState<Edited>()
  const { sort, remove } = useDepartmentActions()
  const shown: Department | undefined = data?.find(({ Id }) => Id === id) ?? data?.[0]
  const add = (parentId: string | null) => setEdited({ section: undefined, parentId })

  return (
    <>
      <PageHead
        title="学科与科室"
        note="课程、教师和筛选共用这棵树。顺序即前台显示的顺序：拖动，或用每行的箭头调整。"
      />
      {error && !data ? (
        <Card>
          <Failure error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <div className={styles.two} aria-busy={!data}>
          <Card as="section" aria-labelledby="departments" className={styles.column}>
            <div className={styles.head}>
              <h2 id="departments">学科{data && `（${data.length}）`}</h2>
              <Button size="small" icon={<Plus size={15} aria-hidden />} onClick={() => add(null)}>
                新增学科
              </Button>
            </div>
            {!data && <Skeleton height="320px" shape="block" />}
            {data?.length === 0 && (
              <Empty
                head="还没有学科"
                note="先新增一个学科，再为它添加科室；也可以在“开通向导”里按标准目录一键创建。"
                next={<ButtonLink to="/manage/guide">打开开通向导</ButtonLink>}
              />
            )}
            {data && data.length > 0 && (
              <SortList
                label="学科"
                onSort={(ids) => void sort(ids, null)}
                rows={data.map((one) => ({
                  id: one.Id,
                  name: one.Name,
                  current: one.Id === shown?.Id,
                  content: (
                    <>
                      <Line one={one} drawing={draw(one.Motif)}>
                        <button
                          type="button"
                          className={styles.name}
                          aria-pressed={one.Id === shown?.Id}
                          onClick={() => narrow({ id: one.Id })}
                        >
                          {one.Name}
                        </button>
                      </Line>
                      <Actions
                        one={one}
                        onEdit={() => setEdited({ section: one, parentId: null })}
                        onRemove={() => void remove(one)}
                      />
                    </>
                  ),
                }))}
              />
            )}
          </Card>
          {shown && (
            <Card as="section" aria-labelledby="sections" className={styles.column}>
              <div className={styles.head}>
                <h2 id="sections">
                  {shown.Name} · 科室（{shown.Child.length}）
                </h2>
                <Button
                  size="small"
                  icon={<Plus size={15} aria-hidden />}
                  onClick={() => add(shown.Id)}
                >
                  新增科室
                </Button>
              </div>
              {shown.Child.length === 0 ? (
                <Empty
                  head="还没有科室"
                  note="课程要放在科室里，请先新增科室。"
                  next={<Button onClick={() => add(shown.Id)}>新增科室</Button>}
                />
              ) : (
                <SortList
                  key={shown.Id}
                  label={`${shown.Name}的科室`}
                  onSort={(ids) => void sort(ids, shown.Id)}
                  rows={shown.Child.map((one) => ({
                    id: one.Id,
                    name: one.Name,
                    content: (
                      <>
                        <Line one={one} drawing={draw(one.Motif)}>
                          <span className={styles.plain}>{one.Name}</span>
                        </Line>
                        <Actions
                          one={one}
                          onEdit={() => setEdited({ section: one, parentId: shown.Id })}
                          onRemove={() => void remove(one)}
                        />
                      </>
                    ),
                  }))}
                />
              )}
            </Card>
          )}
        </div>
      )}
      {edited && (
        <DepartmentDialog
          edited={edited}
          usual={edited.parentId ? (shown?.Motif ?? 'book') : 'book'}
          draw={draw}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
