export { clearable, isClearable, withoutEmpty } from './absent.ts'
export { call, type Call, type InputOf, type OutputOf, type Refusals } from './call.ts'
export {
  anyone,
  authors,
  learners,
  managers,
  operators,
  people,
  postKinds,
  signedIn,
  type PostKind,
  type Principal,
} from './principals.ts'
export { linesOf } from './lines.ts'
export { isOutwardAddress } from './outward-address.ts'
export {
  countedTo,
  courseKind,
  day,
  id,
  listOf,
  Marks,
  mobile,
  moment,
  named,
  nobody,
  page,
  pageSize,
  searchKey,
  seenLength,
  sensitiveSearch,
  text,
  whole,
} from './fields.ts'
