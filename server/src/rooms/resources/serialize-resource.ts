import type { Resource } from '@xinglin/contract/resources'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import type { FileRoom } from './files.ts'
import { ownerOf } from './folders.ts'
import { favouriteStore, type ListedResource } from './library-store.ts'
import { mayChange } from './policy.ts'
import { toMediaResponse, type Sign } from './serialize-media.ts'
import { toTags } from './tags.ts'
import type { Transcoder } from './transcoder.ts'

/** Answers resources as the visitor may see them. */
export type ShowResources = (visit: Visit, rows: readonly ListedResource[]) => Promise<Resource[]>

/** What carries the name of whoever reads it: pictures and PDFs that they may not keep. */
export const isMarked = (visit: Visit, { resource, file }: ListedResource): boolean =>
  !mayChange(visit, resource) &&
  !resource.mayDownload &&
  (resource.kind === 'picture' || file?.mediaType === 'application/pdf')

/** How resources are shown: with what rooms below know of videos, and with addresses that carry a name where they must. */
export const resourceView =
  (files: FileRoom, sign: Sign, transcoder: Transcoder): ShowResources =>
  async (visit, rows) => {
    const owners = await facesOf(
      visit,
      rows.map(({ resource }) => resource.personId),
    )
    const favourites = await favouriteStore(visit).among(
      ownerOf(visit),
      rows.map(({ resource }) => resource.id),
    )
    const converter = await transcoder.present()
    const videos = rows.flatMap(({ media, job }) => (media && job ? [{ media, job }] : []))
    const shownVideos = new Map(
      (await toMediaResponse(visit, videos, { sign, converter })).map((one) => [one.Id, one]),
    )
    const toOne = async (listed: ListedResource): Promise<Resource> => {
      const { resource: row, file } = listed
      const video = shownVideos.get(row.id) ?? null
      const isOwn = row.personId === ownerOf(visit)
      const isMine = mayChange(visit, row)
      const marked = isMarked(visit, listed)
      const isPicture = row.kind === 'picture'
      const addressOf = (small: boolean): string => {
        if (!file) return ''
        if (marked) return files.markedAddress(visit, file.id, { small })
        const address = visit.addressOf(file.id, isPicture ? 'picture' : 'file')
        return small ? address.replace('.webp?', '_20.webp?') : address
      }
      return {
        Id: row.id,
        Title: row.title,
        FileName: row.fileName,
        Kind: row.kind,
        MediaType: row.mediaType,
        Bytes: video?.Bytes ?? row.bytes,
        FolderId: isOwn ? (row.folderId ?? '') : '',
        Tags: await toTags(visit, row.tags),
        OwnerName: owners.get(row.personId)?.name ?? '',
        IsOwn: isOwn,
        Mine: isMine,
        Visibility: row.visibility,
        State: row.state,
        Reason: isMine ? row.reason : '',
        ReadersDownload: row.mayDownload,
        MayDownload: isMine || row.mayDownload,
        Favorite: favourites.has(row.id),
        Url: video?.Url ?? addressOf(false),
        Marked: marked,
        Unchecked: row.unchecked,
        PreviewUrl: isPicture ? addressOf(true) : (video?.PosterUrl ?? ''),
        Width: video?.Width ?? file?.width ?? 0,
        Height: video?.Height ?? file?.height ?? 0,
        File:
          file && !row.unchecked && visit.who !== 'student' && (isMine || row.mayDownload)
            ? file.id
            : '',
        Facts: row.facts.map(({ name, value }) => ({ Name: name, Value: value })),
        Media: video,
        CreateTime: row.createdAt.toISOString(),
      }
    }
    const shown: Resource[] = []
    for (const row of rows) shown.push(await toOne(row))
    return shown
  }
