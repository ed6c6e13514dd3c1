import { call } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { deleteDepartment, sortDepartments } from '@xinglin/contract/schools'
import { type Department, departments, type Section } from './department-queries.ts'
import { hangingOn, isUsed } from './department-words.ts'

const say = (error: unknown) => toast.error(messageOf(error))

const inOrder = <T extends { readonly Id: string }>(all: readonly T[], ids: readonly string[]) =>
  all.toSorted((one, other) => ids.indexOf(one.Id) - ids.indexOf(other.Id))

/** Putting departments or sections into an order, and deleting one. */
export const useDepartmentActions = () => {
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: departments.queryKey })

  /** Shown at once; taken back when the server refuses. */
  const sort = async (ids: readonly string[], parentId: string | null) => {
    await queries.cancelQueries({ queryKey: departments.queryKey })
    const before = queries.getQueryData(departments.queryKey)
    const after = parentId
      ? before?.map((one) =>
          one.Id === parentId ? { ...one, Child: inOrder(one.Child, ids) } : one,
        )
      : before && inOrder(before, ids)
    queries.setQueryData(departments.queryKey, after)
    try {
      await call(sortDepartments, { Ids: [...ids] })
    } catch (error) {
      queries.setQueryData(departments.queryKey, before)
      say(error)
    }
  }

  /** Deletes what nothing hangs on; says what hangs on anything else. */
  const remove = async (one: Department | Section) => {
    if (isUsed(one)) {
      const hanging = hangingOn(one)
      toast.error(`${deleteDepartment.refusals.used[1]}${hanging && `（${hanging}）`}`)
      return
    }
    const agreed = await confirm({
      title: `删除“${one.Name}”？`,
      note: '删除后不能恢复。',
      yes: '删除',
      danger: true,
    })
    if (!agreed) return
    try {
      await call(deleteDepartment, { Id: one.Id })
      toast.success('删除成功!')
    } catch (error) {
      say(error)
    }
    await again()
  }

  return { sort, remove }
}
