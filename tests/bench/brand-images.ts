import { setTimeout as sleep } from 'node:timers/promises'
import { PhotonImage } from '@silvia-odwyer/photon-node'
import type { BrandImage, BrandImageKind } from '#shared/documents/brand-images.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { UploadForm } from '#shared/documents/documents.schema.ts'
import { MAX_DASHBOARD_IMAGES } from '#shared/tenants/brand-images.rules.ts'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { pngOf, sendForm } from '#tests/support/documents.ts'
import { people } from './reads.ts'
import { signInTo } from './running-product.ts'

/** As hard to compress as a photograph: slopes of colour with some grain. */
const photograph = (width: number, height: number, shade: number): Buffer => {
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const grain = Math.random() * 24
    const slope = ((at % width) / width) * 120
    pixels.set([shade + slope / 2 + grain, slope + grain, 60 + grain, 255], at * 4)
  }
  return Buffer.from(new PhotonImage(pixels, width, height).get_bytes_jpeg(90))
}

/** Gives the brand two logos and as many dashboard images as it may have, and waits until the pages show them. */
export async function addBrandImages(url: string): Promise<number> {
  const call = await signInTo(url, people.admin)
  const send = async <T>({ method, path }: { method: string; path: string }, body?: object): Promise<T> => {
    const response = await call(path, method, body)
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }
  const upload = async (kind: BrandImageKind, type: 'image/png' | 'image/jpeg', bytes: Buffer): Promise<string> => {
    const asked = { kind, type, size: bytes.length }
    const { uploadId, ...form } = await send<UploadForm>(documentsContract.openBrandUpload, asked)
    await sendForm(form, bytes)
    return (await send<BrandImage>(documentsContract.checkBrandImage, { kind, uploadId })).path
  }
  const logos = {
    light: await upload('brandLogo', 'image/png', pngOf(640, 128)),
    dark: await upload('brandLogo', 'image/png', pngOf(640, 128, { colour: [240, 200, 90] })),
  }
  const dashboardImages: string[] = []
  for (let image = 0; image < MAX_DASHBOARD_IMAGES; image += 1)
    dashboardImages.push(await upload('dashboardImage', 'image/jpeg', photograph(1600, 900, image * 20)))
  const { tenantId, name, shortCode, version, settings } = await send<EditedTenant>(tenantsContract.getEditedTenant)
  const { texts: _, ...edited } = settings
  const saved = { name, shortCode, version, settings: { ...edited, logos, dashboardImages } }
  await send({ method: 'PUT', path: `/tenant/${tenantId}` }, saved)
  for (let wait = 0; wait < 300; wait += 1) {
    if ((await (await fetch(`${url}/tenant.json`)).text()).includes(logos.light)) return dashboardImages.length + 2
    await sleep(100)
  }
  throw new Error('The pages were not published with the images.')
}
