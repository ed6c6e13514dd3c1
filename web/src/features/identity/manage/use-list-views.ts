import { call } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteListView, getListViews, saveListView } from '@xinglin/contract/identity'

const viewsOf = (list: string) =>
  queryOptions({
    queryKey: ['manage', 'list-views', list],
    queryFn: ({ signal }) => call(getListViews, { List: list }, { signal }),
  })

const say = (error: unknown) => toast.error(messageOf(error))

/** The views of a list that one keeps on the server, so that they are there on every device. */
export const useListViews = (list: string) => {
  const queries = useQueryClient()
  const { data } = useQuery(viewsOf(list))
  const anew = () => queries.invalidateQueries(viewsOf(list))
  return {
    views: (data?.List ?? []).map(({ Id: id, Name: name, Query: query }) => ({ id, name, query })),
    keep: async (name: string, query: string): Promise<boolean> => {
      try {
        await call(saveListView, { List: list, Name: name, Query: query })
        toast.success('已保存视图')
        await anew()
        return true
      } catch (error) {
        say(error)
        return false
      }
    },
    forget: async ({ id, name }: { readonly id: string; readonly name: string }) => {
      if (!(await confirm({ title: `删除视图“${name}”？`, yes: '删除', danger: true }))) return
      try {
        await call(deleteListView, { Id: id })
        await anew()
      } catch (error) {
        say(error)
      }
    },
  }
}
