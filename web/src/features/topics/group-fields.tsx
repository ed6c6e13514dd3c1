import { Button, TextField } from '#ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { ChosenList, type Find } from './chosen-list.tsx'
import styles from './managed-topics.module.css'
import { type GroupValues, newGroup } from './topic-form.ts'

const most = 12

const swapped = (groups: readonly GroupValues[], at: number, by: number) => {
  const next = [...groups]
  const [moved] = next.splice(at, 1)
  if (moved) next.splice(at + by, 0, moved)
  return next
}

/** The groups of a topic's courses, each under its heading, in order. */
export const GroupFields = ({
  groups,
  find,
  onChange,
}: {
  groups: readonly GroupValues[]
  find: Find
  onChange: (groups: readonly GroupValues[]) => void
}) => {
  const change = (key: string, part: Partial<GroupValues>) =>
    onChange(groups.map((group) => (group.Key === key ? { ...group, ...part } : group)))
  const used = groups.flatMap(({ Courses }) => Courses)
  return (
    <>
      {groups.map((group, at) => {
        const name = group.Name || `第 ${at + 1} 组`
        return (
          <fieldset key={group.Key} className={styles.group}>
            <legend className={styles.legend}>{name}</legend>
            <div className={styles.groupActions}>
              <Button
                kind="plain"
                size="small"
                aria-label={`上移分组 ${name}`}
                disabled={at === 0}
                icon={<ArrowUp size={16} aria-hidden />}
                onClick={() => onChange(swapped(groups, at, -1))}
              />
              <Button
                kind="plain"
                size="small"
                aria-label={`下移分组 ${name}`}
                disabled={at === groups.length - 1}
                icon={<ArrowDown size={16} aria-hidden />}
                onClick={() => onChange(swapped(groups, at, 1))}
              />
              <Button
                kind="plain"
                size="small"
                aria-label={`删除分组 ${name}`}
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => onChange(groups.filter(({ Key }) => Key !== group.Key))}
              />
            </div>
            <div className={styles.pair}>
              <TextField
                label="分组名称"
                autoComplete="off"
                value={group.Name}
                onChange={({ target }) => change(group.Key, { Name: target.value })}
              />
              <TextField
                label="说明（选填）"
                autoComplete="off"
                value={group.Note}
                onChange={({ target }) => change(group.Key, { Note: target.value })}
              />
            </div>
            <ChosenList
              label={`${name}的课程`}
              add="添加课程"
              placeholder="输入课程名称、教师或拼音查找"
              chosen={group.Courses}
              without={used}
              find={find}
              onChange={(Courses) => change(group.Key, { Courses })}
            />
          </fieldset>
        )
      })}
      {groups.length < most && (
        <Button
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...groups, newGroup()])}
        >
          添加分组
        </Button>
      )}
    </>
  )
}
