import {
  favorResource,
  getLibrary,
  getLibraryQuota,
  getResource,
  moveResources,
  saveResource,
  videoQuota,
} from '@xinglin/contract/resources'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { ownerOf, ownFolder } from './folders.ts'
import { favouriteStore, libraryStore, type Whose } from './library-store.ts'
import { mediaStore, uploadStore } from './media-store.ts'
import { changeableResource, givenResources, seenResource } from './policy.ts'
import { ownQuota } from './quota.ts'
import type { ShowResources } from './serialize-resource.ts'
import { storageStore } from './storage-store.ts'
import { checkedTags, storedTag } from './tags.ts'
import { announcedBytes } from './upload-files.ts'

const mostFavourites = 500

const whoseOf = async (visit: Visit, view: InputOf<typeof getLibrary>['View']): Promise<Whose> => {
  const personId = ownerOf(visit)
  if ((view === 'pending' || view === 'school') && runsSchool(visit)) return { is: view }
  if (view === 'own' && visit.who !== 'student') return { is: 'own', personId }
  const given = await givenResources(visit)
  return { is: view === 'favorite' ? 'favourite' : 'received', personId, given }
}

/** Answers those who look into a library and keep their own in order. */
export const libraryCalls = (show: ShowResources) => {
  const showOne = async (visit: Visit, id: string) => {
    const [shown] = await show(visit, [await seenResource(visit, id)])
    if (!shown) throw refuse(getResource.refusals.missing)
    return shown
  }
  return [
    answer(getLibrary, async function handleGetLibrary(visit, input) {
      const whose = await whoseOf(visit, input.View)
      const folderId = whose.is !== 'own' || input.FolderId === '' ? undefined : input.FolderId
      const wanted = {
        whose,
        folderId: folderId === nobody ? null : folderId,
        kinds: input.Kinds,
        tag: input.TagType && input.TagId ? storedTag(input.TagType, input.TagId) : '',
        key: input.SearchKey,
        order: input.Order,
      }
      const store = libraryStore(visit)
      const rows = await store.page(wanted, input.PageIndex, input.PageSize)
      return { List: await show(visit, rows), Count: await store.count(wanted) }
    }),

    answer(getLibraryQuota, async function handleGetLibraryQuota(visit) {
      const own = ownerOf(visit)
      const videos = await mediaStore(visit).sum(own)
      return {
        Used: await storageStore(visit).ofPerson(own),
        Quota: ownQuota(visit),
        VideoUsed: videos.bytes + announcedBytes(await uploadStore(visit).ofPerson(own)),
        VideoQuota: videoQuota,
      }
    }),

    answer(getResource, function handleGetResource(visit, { Id }) {
      return showOne(visit, Id)
    }),

    answer(saveResource, async function handleSaveResource(visit, { Id, Title, Tags }) {
      const before = await changeableResource(visit, Id)
      const tags = await checkedTags(visit, Tags)
      await refuseSensitive(visit, Title, 'resources', saveResource.refusals.sensitive)
      // What the school received under one title is not shown to it under another that nobody looked at.
      const isAskedAgain =
        before.state === 'approved' &&
        before.title !== Title &&
        before.visibility === 'school' &&
        !runsSchool(visit)
      const state = isAskedAgain ? 'pending' : before.state
      await libraryStore(visit).change(Id, { title: Title, tags, state })
      if (runsSchool(visit))
        await visit.publish({
          kind: 'managed',
          area: 'resources',
          text: `修改了资源“${Title}”的标题与标签`,
        })
      return showOne(visit, Id)
    }),

    answer(moveResources, async function handleMoveResources(visit, { Ids, FolderId }) {
      const { missing, folder } = moveResources.refusals
      const folderId = await ownFolder(visit, FolderId)
      if (folderId === undefined) throw refuse(folder)
      const ids = [...new Set(Ids)]
      const moved = await libraryStore(visit).move(ids, ownerOf(visit), folderId)
      if (moved < ids.length) throw refuse(missing)
      return {}
    }),

    answer(favorResource, async function handleFavorResource(visit, { Id, Favorite }) {
      const person = memberOf(visit)
      const { resource } = await seenResource(visit, Id)
      const store = favouriteStore(visit)
      if (!person) throw refuse(favorResource.refusals.missing)
      if (!Favorite) await store.remove(person.id, resource.id)
      else if ((await store.count(person.id)) >= mostFavourites)
        throw refuse(favorResource.refusals.many)
      else await store.add(person.id, resource.id, visit.at)
      return {}
    }),
  ]
}
