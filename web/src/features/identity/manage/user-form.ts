import { type Faults, faultsBy } from '#ui'
import { role, saveUser, type User } from '@xinglin/contract/identity'

/** What stands in the form of a person. */
export type UserValues = {
  readonly RealName: string
  readonly Number: string
  readonly AccountName: string
  readonly RoleType: 2 | 3 | 4
  readonly Gender: 0 | 1 | null
  readonly Phone: string
  readonly Email: string
  readonly Title: number
  readonly CollegeId: string
  readonly DepartmentId: string
  readonly Remark: string
  readonly Expertise: string[]
  readonly Education: string
  readonly Nation: string
  readonly NativePlace: string
}

/** What the lines are called. */
export const userNames: Readonly<Record<keyof UserValues, string>> = {
  RealName: '姓名',
  Number: '学号/工号',
  AccountName: '登录名',
  RoleType: '角色',
  Gender: '性别',
  Phone: '手机',
  Email: '邮箱',
  Title: '职称',
  CollegeId: '院系',
  DepartmentId: '学科',
  Remark: '简介',
  Expertise: '擅长',
  Education: '学历',
  Nation: '民族',
  NativePlace: '籍贯',
}

/** 讲师: what a teacher is unless said. */
const defaultTitle = 7

const empty: UserValues = {
  RealName: '',
  Number: '',
  AccountName: '',
  RoleType: role.student,
  Gender: null,
  Phone: '',
  Email: '',
  Title: defaultTitle,
  CollegeId: '',
  DepartmentId: '',
  Remark: '',
  Expertise: [],
  Education: '',
  Nation: '',
  NativePlace: '',
}

/** How the form of a person begins; nobody's begins empty. */
export const valuesOf = (user: (User & { readonly CollegeId?: string }) | undefined): UserValues =>
  user
    ? {
        RealName: user.RealName,
        Number: user.Number,
        AccountName: user.AccountName,
        RoleType: user.RoleType as UserValues['RoleType'],
        Gender: user.Gender as UserValues['Gender'],
        Phone: user.Phone,
        Email: user.Email,
        Title: user.Title || defaultTitle,
        CollegeId: user.CollegeId ?? '',
        DepartmentId: user.DepartmentId,
        Remark: user.Remark,
        Expertise: user.Expertise,
        Education: user.Education,
        Nation: user.Nation,
        NativePlace: user.NativePlace,
      }
    : empty

/** What is sent: title, department and words are a teacher's alone. */
export const inputOf = (user: User | undefined, values: UserValues) => ({
  Id: user?.Id ?? '',
  Version: user?.Version ?? '',
  ...values,
  ...(values.RoleType === role.teacher
    ? {}
    : { Title: 0, DepartmentId: null, Remark: '', Expertise: [] }),
})

/** What the contract says against a form, line by line. */
export const checkUser = (values: UserValues): Faults<UserValues> =>
  faultsBy(saveUser.input, values)

/** The sentences of the server that are about one line. */
export const userLines: Readonly<Record<string, keyof UserValues>> = {
  [saveUser.refusals.loginTaken[1]]: 'AccountName',
  [saveUser.refusals.numberTaken[1]]: 'Number',
  [saveUser.refusals.touristName[1]]: 'RealName',
  [saveUser.refusals.college[1]]: 'CollegeId',
  [saveUser.refusals.inClass[1]]: 'CollegeId',
}
