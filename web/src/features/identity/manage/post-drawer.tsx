import { call } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  ComboBox,
  Drawer,
  FormFault,
  SelectField,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { postKinds, type PostKind } from '@xinglin/contract/call'
import { grantPost, postDuties, postNames, postPlaces } from '@xinglin/contract/identity'
import { useState } from 'react'
import { postPlacesOfSchool, postsKey } from './post-queries.ts'
import { findTeachers } from './user-queries.ts'
import styles from './users.module.css'

const placeWords = { college: '院系', department: '学科或科室' } as const

const { notTeacher, place, days } = grantPost.refusals

type Values = {
  readonly PersonId: string
  readonly Kind: PostKind
  readonly PlaceId: string
  readonly FromDay: string
  readonly UntilDay: string
}

const check = ({ PersonId, PlaceId, FromDay, UntilDay }: Values) => ({
  ...(PersonId === '' && { PersonId: notTeacher[1] }),
  ...(PlaceId === '' && { PlaceId: place[1] }),
  ...(UntilDay !== '' && FromDay !== '' && UntilDay < FromDay && { UntilDay: days[1] }),
})

/** Gives a teacher a post. */
export const PostDrawer = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient()
  const places = useQuery(postPlacesOfSchool)
  const [teacher, setTeacher] = useState<{ id: string; name: string }>()
  const { form, values, faults, pending, dirty, set, submit, line } = useForm<Values>({
    first: { PersonId: '', Kind: 'secretary', PlaceId: '', FromDay: '', UntilDay: '' },
    check,
    lines: {
      [notTeacher[1]]: 'PersonId',
      [place[1]]: 'PlaceId',
      [days[1]]: 'UntilDay',
      [grantPost.refusals.twice[1]]: 'Kind',
    },
    send: async (typed) => {
      await call(grantPost, typed)
      toast.success('职务已授予，下次从管理入口登录时生效')
      await queries.invalidateQueries({ queryKey: postsKey })
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const kind = postPlaces[values.Kind]
  const list = (kind === 'college' ? places.data?.Colleges : places.data?.Departments) ?? []
  return (
    <Drawer
      title="授予职务"
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          授予
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="授予职务"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole ?? faults.Kind}</FormFault>
        <div className={styles.whole}>
          <ComboBox
            label="教师"
            placeholder="输入姓名或工号"
            none="没有符合的教师"
            find={findTeachers}
            chosen={teacher}
            error={faults.PersonId}
            onChoose={(offer) => {
              setTeacher(offer)
              set({ PersonId: offer.id })
            }}
          />
        </div>
        <div className={styles.whole}>
          <SelectField
            label="职务"
            value={values.Kind}
            options={postKinds.map((value) => ({ value, name: postNames[value] }))}
            onChoose={(chosen) => set({ Kind: chosen, PlaceId: '' })}
          />
          <p className={styles.hint}>{postDuties[values.Kind]}。</p>
        </div>
        <div className={styles.whole}>
          <SelectField
            label={placeWords[kind]}
            value={values.PlaceId}
            options={[
              {
                value: '',
                name: places.isError ? '加载失败，请重新打开' : `选择${placeWords[kind]}`,
              },
              ...list.map(({ Id, Name, ParentName }) => ({
                value: Id,
                name: ParentName ? `${ParentName} · ${Name}` : Name,
              })),
            ]}
            onChoose={(chosen) => set({ PlaceId: chosen })}
          />
          {faults.PlaceId && (
            <p className={styles.fault} role="alert">
              {faults.PlaceId}
            </p>
          )}
          {places.data && list.length === 0 && (
            <p className={styles.hint}>
              还没有
              {kind === 'college' ? '院系，请先在“院系”中新增' : '学科，请先在“学科与科室”中新增'}。
            </p>
          )}
        </div>
        <TextField label="开始日期（选填）" type="date" {...line('FromDay')} />
        <TextField label="结束日期（选填）" type="date" {...line('UntilDay')} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <p className={styles.note}>
        不填开始日期即日起任职，不填结束日期则长期有效。授予与收回都会记入操作日志。
      </p>
    </Drawer>
  )
}
