import { call, newerIn, newId } from '#call'
import { useHeldWork } from '#session'
import { Button, Empty, FormFault, SortList, TextField, toast, useLeaveGuard, messageOf } from '#ui'
import { type ClassDetail, saveClassGroups } from '@xinglin/contract/classes'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import styles from './panels.module.css'

type Group = { readonly Id: string; readonly Name: string }

type Base = { readonly Groups: readonly Group[]; readonly Version: number }

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

const nextName = (groups: readonly Group[]): string => {
  const names = new Set(groups.map(({ Name }) => Name))
  return (
    numerals.map((numeral) => `第${numeral}组`).find((name) => !names.has(name)) ??
    `第${groups.length + 1}组`
  )
}

const sizeOf = (one: ClassDetail, id: string) =>
  one.Groups.find(({ Id }) => Id === id)?.StudentCount ?? 0

/** The groups of a class: named, put into an order, taken away; students are put into them in the roster. */
export const GroupsPanel = ({ one }: { one: ClassDetail }) => {
  const [base, setBase] = useState<Base>(one)
  const [groups, setGroups] = useState<readonly Group[]>(one.Groups)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const { refresh } = useAction()
  const mayChange = one.State === 'open' && one.Rights.includes('groups')
  const plain = (some: readonly Group[]) => JSON.stringify(some.map(({ Id, Name }) => [Id, Name]))
  const dirty = plain(groups) !== plain(base.Groups)
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const save = async () => {
    setPending(true)
    setFault('')
    try {
      const saved = await call(saveClassGroups, {
        ClassId: one.Id,
        Groups: groups.map(({ Id, Name }) => ({ Id, Name })),
        // Something else of the class was changed, and these groups were not.
        Version: plain(base.Groups) === plain(one.Groups) ? one.Version : base.Version,
      })
      setBase(saved)
      setGroups(saved.Groups)
      toast.success('已保存')
    } catch (error) {
      const theirs = newerIn(error) as Base | undefined
      if (theirs) {
        // What the other made comes below what was typed here, to be looked over and sent again.
        const known = new Set([...base.Groups, ...groups].map(({ Id }) => Id))
        setGroups([...groups, ...theirs.Groups.filter(({ Id }) => !known.has(Id))])
        setBase(theirs)
      }
      setFault(messageOf(error))
    } finally {
      setPending(false)
      await refresh()
    }
  }
  const add = () => setGroups([...groups, { Id: newId(), Name: nextName(groups) }])
  if (groups.length === 0 && !dirty)
    return (
      <Empty
        head="还没有小组"
        {...(mayChange && {
          note: '新建小组后，在“学生”里选中学生编入。',
          next: <Button onClick={add}>新建小组</Button>,
        })}
      />
    )
  return (
    <div className={styles.panel}>
      <FormFault>{fault}</FormFault>
      {mayChange ? (
        <SortList
          label="小组"
          onSort={(ids) => setGroups(ids.flatMap((id) => groups.find(({ Id }) => Id === id) ?? []))}
          rows={groups.map((group) => ({
            id: group.Id,
            name: group.Name,
            content: (
              <span className={styles.line}>
                <TextField
                  label={`小组名称（${sizeOf(one, group.Id)} 人）`}
                  autoComplete="off"
                  maxLength={20}
                  value={group.Name}
                  onChange={({ target }) =>
                    setGroups(
                      groups.map((other) =>
                        other.Id === group.Id ? { ...other, Name: target.value } : other,
                      ),
                    )
                  }
                />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`删除 ${group.Name}`}
                  onClick={() => setGroups(groups.filter(({ Id }) => Id !== group.Id))}
                >
                  <X size={16} aria-hidden />
                </button>
              </span>
            ),
          }))}
        />
      ) : (
        <ul className={styles.plain}>
          {one.Groups.map(({ Id, Name, StudentCount }) => (
            <li key={Id}>
              {Name}（{StudentCount} 人）
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <div className={styles.actions}>
          <Button icon={<Plus size={15} aria-hidden />} onClick={add}>
            新建小组
          </Button>
          {dirty && (
            <>
              <Button onClick={() => setGroups(base.Groups)}>放弃修改</Button>
              <Button kind="primary" pending={pending} onClick={() => void save()}>
                保存小组
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
