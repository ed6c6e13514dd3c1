import sharp from 'sharp'
import { builtInModels } from '@xinglin/anatomy'
import { cleanPicture, type FileRoom, makeResource } from '#resources'
import type { TenantContext } from '#platform/visit'
import { handout } from './handout.ts'
import { heartSound } from './heart-sound.ts'

/** A chest from the front, drawn: at the left base fluid whose upper border rises to the side (a meniscus). */
const chest = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#10171c"/>
<path d="M190 790C150 520 220 210 400 150 520 120 560 300 560 480V770C440 740 300 740 190 790Z" fill="#6d7f8a"/>
<path d="M1010 790C1050 520 980 210 800 150 680 120 640 300 640 480V770C760 740 900 740 1010 790Z" fill="#6d7f8a"/>
<path d="M1010 790C1030 650 1026 540 1012 440 960 600 800 660 640 650V770C760 740 900 740 1010 790Z" fill="#dfe7ea"/>
<path d="M560 400C500 470 470 600 520 740H760C820 640 800 520 640 400Z" fill="#c3ced4" opacity=".85"/>
<rect x="572" y="60" width="56" height="780" rx="20" fill="#b4c1c8" opacity=".5"/>
</svg>`

const thoracentesis = [
  '核对患者、知情同意书与近期凝血结果，复阅影像，确认穿刺侧。',
  '患者取坐位，面向椅背，前臂置于椅背上；不能坐起者取半卧位。',
  '以叩诊与超声定位，在下一肋骨上缘进针，避开肋间血管与神经。',
  '消毒铺巾，逐层浸润麻醉至壁层胸膜，回抽确认后换穿刺针。',
  '首次抽液不超过 600 ml，以后每次不超过 1000 ml；诊断性抽液 50～100 ml 即可。',
  '出现头晕、面色苍白、出汗等胸膜反应时立即停止操作，平卧，对症处理。',
]

const dayMs = 86_400_000

/** The library of the demo: what a teacher brought, in folders, shared with the school, waiting for a decision, returned. */
export const fillResources = async (
  school: TenantContext,
  files: FileRoom,
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  const [first, second] = [people.get('teacher1'), people.get('teacher2')]
  if (!first || !second) return
  const make = makeResource(school)
  const { db } = school
  const keep = (bytes: Buffer, mediaType: string) =>
    files.keep(db, school.school.id, bytes, { mediaType })
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs)
  const shared = { visibility: 'school', state: 'approved' } as const

  const film = await cleanPicture(await sharp(Buffer.from(chest)).png().toBuffer())
  await make({
    personId: first,
    kind: 'picture',
    title: '左侧胸腔积液示意图',
    fileName: '左侧胸腔积液示意图.png',
    fileId: await files.keepPicture(db, school.school.id, film),
    mediaType: film.mediaType,
    bytes: film.bytes.length,
    facts: [{ name: '尺寸', value: `${film.width} × ${film.height}` }],
    folder: '影像',
    sharing: { ...shared, mayDownload: false },
    createdAt: at(12),
  })
  const pdf = await handout('胸腔穿刺术操作要点', thoracentesis)
  await make({
    personId: first,
    kind: 'document',
    title: '胸腔穿刺术操作要点',
    fileName: '胸腔穿刺术操作要点.pdf',
    fileId: await keep(pdf, 'application/pdf'),
    mediaType: 'application/pdf',
    bytes: pdf.length,
    facts: [],
    folder: '讲义',
    sharing: { visibility: 'school', state: 'pending', mayDownload: false },
    createdAt: at(2),
  })
  const sound = heartSound()
  await make({
    personId: first,
    kind: 'sound',
    title: '正常心音（75 次/分）',
    fileName: '正常心音.wav',
    fileId: await keep(sound, 'audio/wav'),
    mediaType: 'audio/wav',
    bytes: sound.length,
    facts: [],
    folder: '音频',
    sharing: { ...shared, mayDownload: true },
    createdAt: at(20),
  })
  const [model] = builtInModels()
  if (!model) return
  await make({
    personId: second,
    kind: 'model',
    title: '心脏模型（备课用）',
    fileName: '心脏.glb',
    fileId: await keep(model.glb, 'model/gltf-binary'),
    mediaType: 'model/gltf-binary',
    bytes: model.glb.length,
    facts: [],
    createdAt: at(5),
  })
}
