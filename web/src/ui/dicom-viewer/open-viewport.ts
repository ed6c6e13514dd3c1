import {
  Enums,
  eventTarget,
  init as beginCore,
  RenderingEngine,
  type Types,
} from '@cornerstonejs/core'
import {
  addTool,
  AngleTool,
  annotation,
  Enums as ToolEnums,
  init as beginTools,
  LengthTool,
  PanTool,
  StackScrollTool,
  ToolGroupManager,
  WindowLevelTool,
  ZoomTool,
} from '@cornerstonejs/tools'
import { nameFrames, teachFrames } from './frame-images.ts'
import type { ReadFrame } from './frame-values.ts'
import type { Frame, Window } from './study-series.ts'

/** What the left button, or one finger, does. */
export type Hand = 'window' | 'pan' | 'zoom' | 'scroll' | 'length' | 'angle'

const toolNames: Readonly<Record<Hand, string>> = {
  window: WindowLevelTool.toolName,
  pan: PanTool.toolName,
  zoom: ZoomTool.toolName,
  scroll: StackScrollTool.toolName,
  length: LengthTool.toolName,
  angle: AngleTool.toolName,
}

/** A length or an angle that was measured, in words. */
export type Measure = { readonly id: string; readonly frame: number; readonly words: string }

/** What happens in the picture: the frame that is shown, its window, what was measured, and that a frame did not come. */
export type Listeners = {
  readonly onFrame: (at: number) => void
  readonly onWindow: (window: Window) => void
  readonly onMeasures: (all: readonly Measure[]) => void
  readonly onFault: (at: number) => void
}

let isReady = false
const begin = (): void => {
  if (isReady) return
  // One context of WebGL is enough for one picture, and browsers have few.
  beginCore({ rendering: { webGlContextCount: 1 } } as Parameters<typeof beginCore>[0])
  beginTools()
  for (const tool of [WindowLevelTool, PanTool, ZoomTool, StackScrollTool, LengthTool, AngleTool])
    addTool(tool)
  teachFrames()
  isReady = true
}

const { MouseBindings } = ToolEnums
let opened = 0

type CachedStats = Readonly<
  Record<string, { length?: number; angle?: number; unit?: string } | undefined>
>

const wordsOf = (name: string | undefined, stats: CachedStats): string => {
  const [found] = Object.values(stats)
  if (name === AngleTool.toolName)
    return found?.angle === undefined ? '' : `角度 ${found.angle.toFixed(1)}°`
  if (found?.length === undefined) return ''
  return `长度 ${found.length.toFixed(1)} ${found.unit === 'mm' ? 'mm' : '像素'}`
}

/** Opens a series within an element; its tools, its windows, and what closes it again. */
export const openViewport = (
  element: HTMLDivElement,
  frames: readonly Frame[],
  read: ReadFrame,
  listeners: Listeners,
) => {
  begin()
  opened += 1
  const [engineId, viewportId, groupId] = [
    `engine-${opened}`,
    `viewport-${opened}`,
    `tools-${opened}`,
  ]
  const engine = new RenderingEngine(engineId)
  engine.enableElement({ viewportId, element, type: Enums.ViewportType.STACK })
  const viewport = engine.getViewport(viewportId) as Types.IStackViewport
  const { ids, forget } = nameFrames(frames, read)
  const group = ToolGroupManager.createToolGroup(groupId)
  for (const name of Object.values(toolNames)) group?.addTool(name)
  group?.addViewport(viewportId, engineId)

  const ownMeasures = () =>
    annotation.state
      .getAllAnnotations()
      .filter(({ metadata }) => ids.includes(metadata?.referencedImageId ?? ''))
  const tellMeasures = () =>
    listeners.onMeasures(
      ownMeasures().flatMap(({ annotationUID = '', metadata, data }) => {
        const words = wordsOf(metadata?.toolName, (data['cachedStats'] ?? {}) as CachedStats)
        return words === ''
          ? []
          : [{ id: annotationUID, frame: ids.indexOf(metadata?.referencedImageId ?? ''), words }]
      }),
    )
  // What is stored of values that are no whole numbers is windowed as it is stored.
  const factor = () => {
    const { slope, intercept } = frames[viewport.getCurrentImageIdIndex()]?.image ?? {
      slope: 1,
      intercept: 0,
    }
    return Number.isInteger(slope) && Number.isInteger(intercept)
      ? { slope: 1, intercept: 0 }
      : { slope, intercept }
  }
  const tellWindow = () => {
    const { voiRange } = viewport.getProperties()
    if (!voiRange) return
    const { slope, intercept } = factor()
    const [low, high] = [voiRange.lower * slope + intercept, voiRange.upper * slope + intercept]
    listeners.onWindow({
      center: Math.round((low + high) / 2),
      width: Math.round(Math.abs(high - low)),
    })
  }
  const onFrame = () => {
    listeners.onFrame(viewport.getCurrentImageIdIndex())
    tellWindow()
  }
  const onFault = (event: Event) => {
    const { imageId } = (event as CustomEvent<{ imageId?: string }>).detail
    if (imageId !== undefined && ids.includes(imageId)) listeners.onFault(ids.indexOf(imageId))
  }
  element.addEventListener(Enums.Events.STACK_NEW_IMAGE, onFrame)
  element.addEventListener(Enums.Events.VOI_MODIFIED, tellWindow)
  eventTarget.addEventListener(Enums.Events.IMAGE_LOAD_ERROR, onFault)
  const measureEvents = [
    ToolEnums.Events.ANNOTATION_COMPLETED,
    ToolEnums.Events.ANNOTATION_MODIFIED,
    ToolEnums.Events.ANNOTATION_REMOVED,
  ]
  for (const name of measureEvents) eventTarget.addEventListener(name, tellMeasures)
  const observer = new ResizeObserver(() => engine.resize(true, true))
  observer.observe(element)

  const setWindow = ({ center, width }: Window) => {
    const { slope, intercept } = factor()
    const [low, high] = [center - width / 2, center + width / 2].map(
      (one) => (one - intercept) / slope,
    )
    viewport.setProperties({
      voiRange: { lower: Math.min(low ?? 0, high ?? 0), upper: Math.max(low ?? 0, high ?? 0) },
    })
    viewport.render()
  }
  return {
    show: (at: number) => viewport.setStack([...ids], at),
    go: (at: number) => viewport.setImageIdIndex(Math.max(0, Math.min(ids.length - 1, at))),
    setWindow,
    zoom: (by: number) => {
      viewport.setZoom(viewport.getZoom() * by)
      viewport.render()
    },
    reset: () => {
      viewport.resetProperties()
      viewport.resetCamera()
      viewport.render()
      tellWindow()
    },
    take: (hand: Hand) => {
      if (!group) return
      for (const name of Object.values(toolNames))
        group.setToolPassive(name, { removeAllBindings: true })
      const bound = new Map<string, Types.Point2 | object[]>()
      const bind = (name: string, binding: object) =>
        bound.set(name, [...((bound.get(name) as object[]) ?? []), binding])
      bind(toolNames[hand], { mouseButton: MouseBindings.Primary })
      bind(toolNames[hand], { numTouchPoints: 1 })
      bind(PanTool.toolName, { mouseButton: MouseBindings.Auxiliary })
      bind(ZoomTool.toolName, { mouseButton: MouseBindings.Secondary })
      bind(ZoomTool.toolName, { numTouchPoints: 2 })
      bind(StackScrollTool.toolName, { mouseButton: MouseBindings.Wheel })
      for (const [name, bindings] of bound)
        group.setToolActive(name, { bindings: bindings as never })
    },
    removeMeasures: (one?: string) => {
      for (const { annotationUID = '' } of ownMeasures())
        if (one === undefined || one === annotationUID)
          annotation.state.removeAnnotation(annotationUID)
      tellMeasures()
      viewport.render()
    },
    close: () => {
      observer.disconnect()
      element.removeEventListener(Enums.Events.STACK_NEW_IMAGE, onFrame)
      element.removeEventListener(Enums.Events.VOI_MODIFIED, tellWindow)
      eventTarget.removeEventListener(Enums.Events.IMAGE_LOAD_ERROR, onFault)
      for (const name of measureEvents) eventTarget.removeEventListener(name, tellMeasures)
      for (const { annotationUID = '' } of ownMeasures())
        annotation.state.removeAnnotation(annotationUID)
      ToolGroupManager.destroyToolGroup(groupId)
      engine.destroy()
      forget()
    },
  }
}

export type OpenViewport = ReturnType<typeof openViewport>
