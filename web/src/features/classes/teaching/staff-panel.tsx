import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Avatar,
  Button,
  Checkbox,
  ComboBox,
  FormFault,
  SelectField,
  Tag,
  toast,
  useLeaveGuard,
  messageOf,
} from '#ui'
import {
  assistantRights,
  type ClassDetail,
  getClassDetail,
  postNames,
  rightNames,
  saveClassStaff,
} from '@xinglin/contract/classes'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import styles from './panels.module.css'
import { findColleagues } from './teaching-queries.ts'

type One = ClassDetail['Staff'][number]

const posts = [
  { value: 'teacher', name: '教师' },
  { value: 'assistant', name: '助教' },
] as const

const Person = ({
  one,
  onChange,
  onRemove,
}: {
  one: One
  /** Absent where nothing may be changed. */
  onChange: ((one: One) => void) | undefined
  onRemove: () => void
}) => {
  const mayChange = onChange !== undefined && one.Post !== 'lead'
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <Avatar src={one.ImgUrl} gender={one.Gender} size={36} />
        {one.RealName}
        {!mayChange && <Tag>{postNames[one.Post]}</Tag>}
      </span>
      {one.Post === 'assistant' && (
        <span className={styles.rights}>
          {assistantRights.map((right) =>
            mayChange ? (
              <Checkbox
                key={right}
                checked={one.Rights.includes(right)}
                onChange={({ target }) =>
                  onChange({
                    ...one,
                    Rights: assistantRights.filter((other) =>
                      other === right ? target.checked : one.Rights.includes(other),
                    ),
                  })
                }
              >
                {rightNames[right]}
              </Checkbox>
            ) : (
              one.Rights.includes(right) && <span key={right}>{rightNames[right]}</span>
            ),
          )}
        </span>
      )}
      {mayChange && (
        <>
          <SelectField
            label={`${one.RealName}的身份`}
            compact
            options={posts}
            value={one.Post === 'assistant' ? 'assistant' : 'teacher'}
            onChoose={(Post) => onChange({ ...one, Post, Rights: [] })}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={`移除 ${one.RealName}`}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </button>
        </>
      )}
    </li>
  )
}

/** Who teaches and assists in a class; its own teacher says who, and what an assistant may change. */
export const StaffPanel = ({ one }: { one: ClassDetail }) => {
  const [base, setBase] = useState(one)
  const [staff, setStaff] = useState<readonly One[]>(one.Staff)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const { refresh } = useAction()
  const mayChange = one.State === 'open' && one.Rights.includes('class')
  const dirty = JSON.stringify(staff) !== JSON.stringify(base.Staff)
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  /** Whom the other added comes below those that were chosen here, to be looked over and sent again. */
  const meet = async () => {
    const theirs = await call(getClassDetail, { Id: one.Id })
    const known = new Set([...base.Staff, ...staff].map(({ PersonId }) => PersonId))
    setStaff([...staff, ...theirs.Staff.filter(({ PersonId }) => !known.has(PersonId))])
    setBase(theirs)
  }
  const save = async () => {
    setPending(true)
    setFault('')
    try {
      await call(saveClassStaff, {
        ClassId: one.Id,
        Staff: staff.flatMap(({ PersonId, Post, Rights }) =>
          Post === 'lead' ? [] : [{ PersonId, Post, Rights }],
        ),
        // Something else of the class was changed, and its staff was not.
        Version:
          JSON.stringify(base.Staff) === JSON.stringify(one.Staff) ? one.Version : base.Version,
      })
      const saved = await call(getClassDetail, { Id: one.Id })
      setBase(saved)
      setStaff(saved.Staff)
      toast.success('已保存')
    } catch (error) {
      setFault(messageOf(error))
      if (newerIn(error)) await meet()
    } finally {
      setPending(false)
      await refresh()
    }
  }
  const add = ({ id, name }: { readonly id: string; readonly name: string }) => {
    if (staff.some(({ PersonId }) => PersonId === id)) return
    const fresh = { PersonId: id, RealName: name, ImgUrl: '', Gender: null }
    setStaff([...staff, { ...fresh, Post: 'assistant', Rights: [] }])
  }
  return (
    <div className={styles.panel}>
      <FormFault>{fault}</FormFault>
      <ul className={styles.people}>
        {staff.map((person) => (
          <Person
            key={person.PersonId}
            one={person}
            onChange={
              mayChange
                ? (changed) => setStaff(staff.map((other) => (other === person ? changed : other)))
                : undefined
            }
            onRemove={() => setStaff(staff.filter((other) => other !== person))}
          />
        ))}
      </ul>
      {mayChange && (
        <>
          <ComboBox
            key={staff.length}
            label="添加教师或助教"
            placeholder="输入姓名、拼音或工号查找"
            find={findColleagues}
            chosen={undefined}
            onChoose={add}
          />
          {dirty && (
            <div className={styles.actions}>
              <Button onClick={() => setStaff(base.Staff)}>放弃修改</Button>
              <Button kind="primary" pending={pending} onClick={() => void save()}>
                保存
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
