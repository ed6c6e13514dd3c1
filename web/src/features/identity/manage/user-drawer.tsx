import { call, newerIn } from '#call'
import { useHeldWork, useSession } from '#session'
import {
  Button,
  ChoiceField,
  type Choices,
  Drawer,
  FormFault,
  SelectField,
  TagsField,
  TextArea,
  TextField,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  expertiseLimits,
  type ListedUser,
  role,
  saveUser,
  type User,
  titles,
} from '@xinglin/contract/identity'
import { BackgroundFields } from './background-fields.tsx'
import { roleNames, rolesToGive } from './role-names.ts'
import { userLists } from './user-queries.ts'
import { checkUser, inputOf, userLines, userNames, valuesOf } from './user-form.ts'
import styles from './users.module.css'

const titleChoices = Object.entries(titles)
  .filter(([number]) => Number(number) >= 5)
  .map(([value, name]) => ({ value, name }))

const genderChoices = [
  { value: '', name: '未填写' },
  { value: '0', name: '女' },
  { value: '1', name: '男' },
] as const

/** The form of a person, or of a new one; `onSaved` hears the one-time password of a new one. */
export const UserDrawer = ({
  user,
  departments,
  colleges,
  onClose,
  onSaved,
}: {
  user: ListedUser | undefined
  /** Those that a teacher may belong to. */
  departments: Choices
  /** 院系 of the school, or those of whoever keeps the students of some. */
  colleges: Choices
  onClose: () => void
  onSaved: (user: User, password: string) => void
}) => {
  const who = useSession()
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm({
    thing: user,
    valuesOf,
    newerIn,
    names: userNames,
    check: checkUser,
    lines: userLines,
    send: async (typed, base) => {
      const { User: saved, Password: password } = await call(saveUser, inputOf(base, typed))
      await queries.invalidateQueries({ queryKey: userLists })
      onSaved(saved, password)
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Drawer
      title={user ? `编辑用户：${user.RealName}` : '新建用户'}
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {user ? '保存' : '创建'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        aria-label={user ? '编辑用户' : '新建用户'}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="姓名" autoComplete="off" autoFocus={!user} {...line('RealName')} />
        <SelectField
          label="角色"
          value={String(values.RoleType)}
          options={rolesToGive(who).map((number) => ({
            value: String(number),
            name: roleNames[number] ?? '',
          }))}
          onChoose={(value) => set({ RoleType: Number(value) as 2 | 3 | 4 })}
        />
        <div>
          <ChoiceField
            label="院系"
            value={values.CollegeId}
            choices={colleges}
            none="未填写"
            onChoose={(value) => set({ CollegeId: value })}
          />
          {faults.CollegeId && (
            <p className={styles.fault} role="alert">
              {faults.CollegeId}
            </p>
          )}
        </div>
        <TextField label="学号/工号" autoComplete="off" {...line('Number')} />
        <TextField
          label="登录名（选填）"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="不填则与学号/工号相同"
          {...line('AccountName')}
        />
        <SelectField
          label="性别"
          value={values.Gender === null ? '' : values.Gender === 0 ? '0' : '1'}
          options={genderChoices}
          onChoose={(value) => set({ Gender: value === '' ? null : value === '0' ? 0 : 1 })}
        />
        <TextField
          label="手机（选填）"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...line('Phone')}
        />
        <div className={styles.whole}>
          <TextField
            label="邮箱（选填）"
            type="email"
            inputMode="email"
            autoComplete="off"
            {...line('Email')}
          />
        </div>
        <BackgroundFields values={values} set={set} />
        {values.RoleType === role.teacher && (
          <>
            <ChoiceField
              label="学科"
              value={values.DepartmentId}
              choices={departments}
              none="未填写"
              onChoose={(value) => set({ DepartmentId: value })}
            />
            <SelectField
              label="职称"
              value={String(values.Title)}
              options={titleChoices}
              onChoose={(value) => set({ Title: Number(value) })}
            />
            <div className={styles.whole}>
              <TagsField
                label="擅长（选填）"
                value={values.Expertise}
                error={faults.Expertise}
                onChange={(tags) => set({ Expertise: tags })}
                {...expertiseLimits}
              />
            </div>
            <div className={styles.whole}>
              <TextArea label="公开简介（选填）" most={500} rows={4} {...line('Remark')} />
            </div>
          </>
        )}
        {/* Enter in a field sends the form, though its button stands at the foot. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      {!user && (
        <p className={styles.note}>
          创建后将生成一次性密码，仅显示一次；该用户首次登录须修改密码。
        </p>
      )}
    </Drawer>
  )
}
