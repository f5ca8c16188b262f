import { PhotonImage } from '@silvia-odwyer/photon-node'
import { describe, expect, it } from 'vitest'
import { limitOf } from '#shared/documents/documents.rules.ts'
import type { FileType } from '#shared/documents/documents.schema.ts'
import { detectFileType } from '#shared/documents/file-check.rules.ts'
import type { ApiResponse } from '#tests/support/api.ts'
import { asLocum, asPractice, chatsOf, checkFile, type Writer, createChatPair } from '#tests/support/chats.ts'
import {
  gifOf,
  jpegOf,
  pdfOf,
  pdfOfSize,
  pngOf,
  pngOfSize,
  protectedPdf,
  sendForm,
  tinyPng,
  download,
} from '#tests/support/documents.ts'
import { createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { codeOf } from '#tests/support/api.ts'

const { api, admin, newLocum } = await sharedApi()
const chats = chatsOf(api)

const limit = limitOf('attachment')

const sendFile = async (from: Writer, to: Writer, bytes: Buffer, type: FileType, name: string, text = '') => {
  const { upload } = (await checkFile(api, from, bytes, type)).body.data as { upload: string }
  return chats.write(from, to, text, { attachment: { upload, name } })
}

/** A JPEG with a position in its Exif data. */
const withPosition = (jpeg: Buffer): Buffer => {
  const exif = Buffer.from('Exif\0\0GPS 33.9249 S 18.4241 E', 'latin1')
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)])
}

describe('an attachment', () => {
  it('that is a picture is drawn anew, without its place, and shown to both parties inline', async () => {
    const { them, her } = await createChatPair(api, admin)
    const photo = withPosition(jpegOf(2_400, 1_200))
    const sent = await sendFile(them, her, photo, 'image/jpeg', 'Clinic room.jpeg')
    const shown = { name: 'Clinic room.jpeg', type: 'image/jpeg', width: 1600, height: 800 }
    expect(sent.body.data).toMatchObject({ message: '', attachment: { ...shown, size: expect.any(Number) } })
    const opened = (await chats.open(her, them)).body.Items[0]
    expect(opened.attachment).toEqual(sent.body.data.attachment)
    for (const [reader, other] of [
      [them, her],
      [her, them],
    ] as const) {
      const { body } = await chats.url(reader, other, 1)
      expect(body.data).toMatchObject({ type: 'image/jpeg', width: 1600, height: 800 })
      expect(Date.parse(body.data.expiresAt)).toBeLessThanOrEqual(Date.now() + 300_000)
      const file = await download(body.data.url)
      expect(file).toMatchObject({ status: 200, type: 'image/jpeg', disposition: expect.stringMatching(/^inline; /) })
      expect(file.bytes.length).toBe(sent.body.data.attachment.size)
      expect(file.bytes.includes('33.9249')).toBe(false)
      expect(PhotonImage.new_from_byteslice(new Uint8Array(file.bytes)).get_width()).toBe(1600)
    }
    const small = await download((await chats.url(her, them, 1, 'small')).body.data.url)
    expect(small.bytes.length).toBeLessThan(sent.body.data.attachment.size)
    expect(JSON.stringify(api.writtenBelow(`messages/${her.id}/`))).not.toContain('original')
  })

  it('that is a PDF, here one protected by its owner, stays as it is, and is a download under a safe name', async () => {
    const { them, her } = await createChatPair(api, admin)
    const checklist = protectedPdf('aes-128.owner')
    const sent = await sendFile(her, them, checklist, 'application/pdf', 'a"; filename="b.html', 'The checklist').catch(
      (error: unknown) => error as ApiResponse,
    )
    expect(codeOf(sent as ApiResponse)).toBe('CHAT_NOT_ALLOWED')
    await chats.write(them, her, 'Hello')
    await sendFile(her, them, checklist, 'application/pdf', 'a"; filename="b.html', 'The checklist')
    const { url } = (await chats.url(them, her, 2)).body.data
    expect(await download(url)).toMatchObject({
      status: 200,
      type: 'application/pdf',
      disposition: expect.stringMatching(/^attachment; filename="a__ filename__b\.pdf"; /),
      bytes: checklist,
    })
    expect(
      (await api.call('listConversations', them.caller, { params: { receivedByID: them.id } })).Items[0],
    ).toMatchObject({ lastMessage: 'The checklist', count: 1 })
  })

  it('is only for the two parties, and closed while either has blocked the conversation', async () => {
    const { practice, locum, them, her } = await createChatPair(api, admin)
    await sendFile(them, her, tinyPng, 'image/png', 'Roster.png')
    const [rival, other] = [asPractice(await createPractice(api)), asLocum(await newLocum())]
    expect(codeOf(await chats.url({ ...rival, id: them.id }, her, 1))).toBe('CHAT_NOT_FOUND')
    expect(codeOf(await chats.url(rival, her, 1))).toBe('ATTACHMENT_NOT_FOUND')
    expect(codeOf(await chats.url({ ...other, id: her.id }, them, 1))).toBe('CHAT_NOT_FOUND')
    expect(
      codeOf(await api.send('getAttachmentUrl', admin, { params: { receivedByID: her.id, sentByID: them.id, id: 1 } })),
    ).toBe('FORBIDDEN')
    expect(codeOf(await chats.url(her, them, 2))).toBe('ATTACHMENT_NOT_FOUND')
    for (const [blocker, blocked] of [
      [her, them],
      [them, her],
    ] as const) {
      await chats.block(blocker, blocked)
      expect([codeOf(await chats.url(her, them, 1)), codeOf(await chats.url(them, her, 1))]).toEqual([
        'ATTACHMENT_NOT_FOUND',
        'ATTACHMENT_NOT_FOUND',
      ])
      await chats.unblock(blocker, blocked)
    }
    const named = { params: { companyId: practice.companyId, professionalId: locum.id } }
    await api.call('blockLocum', practice.member, { ...named, body: {} })
    expect(codeOf(await chats.url(her, them, 1))).toBe('ATTACHMENT_NOT_FOUND')
    await api.call('unblockLocum', practice.member, named)
    const { url } = (await chats.url(her, them, 1)).body.data
    expect((await download(url)).status).toBe(200)
    api.objectTime.now = () => new Date(Date.now() + 301_000)
    expect((await download(url)).status).toBe(403)
    api.objectTime.now = () => new Date()
  })

  it('may be one byte below 6 MB, but not as large as that', async () => {
    const { them } = await createChatPair(api, admin)
    expect((await checkFile(api, them, pngOfSize(limit - 1))).status).toBe(200)
    expect((await checkFile(api, them, pdfOfSize(limit - 1), 'application/pdf')).status).toBe(200)
    const params = { sentByID: them.id }
    const refused = await api.send('openAttachmentUpload', them.caller, {
      params,
      body: { type: 'image/png', size: limit },
    })
    expect(refused.body.error).toMatchObject({
      code: 'FILE_TOO_LARGE',
      details: { fields: [{ field: 'size', message: 'File size should be less than 6 MB' }] },
    })
    const form = await api.call('openAttachmentUpload', them.caller, {
      params,
      body: { type: 'image/png', size: limit - 1 },
    })
    const sent = await sendForm(form, pngOfSize(limit))
    expect([sent.status, await sent.text()]).toEqual([400, expect.stringContaining('EntityTooLarge')])
  })

  it.each<[string, Buffer, FileType, string]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png', 'FILE_TYPE_NOT_ALLOWED'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'image/png',
      'FILE_TYPE_NOT_ALLOWED',
    ],
    ['a program', Buffer.from('MZ\x90\0'), 'application/pdf', 'FILE_TYPE_NOT_ALLOWED'],
    [
      'a picture with a page behind it',
      Buffer.concat([tinyPng, Buffer.from('<script>alert(1)</script>')]),
      'image/png',
      'FILE_NOT_READABLE',
    ],
    ['a GIF with a script behind it', gifOf(4, 4, '*/=1;alert(1)'), 'image/gif', 'FILE_NOT_READABLE'],
    ['a picture cut short', tinyPng.subarray(0, tinyPng.length - 9), 'image/png', 'FILE_NOT_READABLE'],
    ['a flood of pixels', pngOf(1, 1, { rows: Buffer.alloc(0) }).fill(0x7f, 16, 24), 'image/png', 'FILE_NOT_READABLE'],
    ['a PDF cut short', pdfOf().subarray(0, 30), 'application/pdf', 'FILE_NOT_READABLE'],
    [
      'a PDF followed by a page',
      Buffer.concat([pdfOf(), Buffer.from('<html>'.repeat(300))]),
      'application/pdf',
      'FILE_NOT_READABLE',
    ],
    ['a PDF with a password', protectedPdf('aes-256.user'), 'application/pdf', 'FILE_NOT_READABLE'],
  ])('that is %s is refused', async (_, bytes, type, code) => {
    const { them } = await createChatPair(api, admin)
    expect(codeOf(await checkFile(api, them, bytes, type))).toBe(code)
    expect(api.files(`incoming/${them.id}/checked/`)).toEqual([])
  })

  it('is what its content says, whatever type was declared', async () => {
    const { them, her } = await createChatPair(api, admin)
    await sendFile(them, her, tinyPng, 'application/pdf', 'Roster.pdf')
    const { url, type } = (await chats.url(her, them, 1)).body.data
    expect(type).toBe('image/jpeg')
    expect(detectFileType((await download(url)).bytes)).toBe('image/jpeg')
  })

  it('of another party, unchecked, or made up is not found, and nothing is sent', async () => {
    const { them, her } = await createChatPair(api, admin)
    const rival = asPractice(await createPractice(api))
    const { upload } = (await checkFile(api, rival, tinyPng)).body.data
    const params = { sentByID: them.id }
    const form = await api.call('openAttachmentUpload', them.caller, {
      params,
      body: { type: 'image/png', size: tinyPng.length },
    })
    await sendForm(form, tinyPng)
    for (const foreign of [upload, form.uploadId, 'fil_0000000000000000']) {
      const refused = await chats.write(them, her, 'With a file', { attachment: { upload: foreign, name: 'a.png' } })
      expect(codeOf(refused)).toBe('UPLOAD_NOT_FOUND')
    }
    expect(codeOf(await api.send('checkAttachment', them.caller, { params, body: { uploadId: upload } }))).toBe(
      'UPLOAD_NOT_FOUND',
    )
    expect((await chats.open(them, her)).body.Items).toEqual([])
    expect(codeOf(await chats.write(them, her, ''))).toBe('VALIDATION_FAILED')
  })

  it('sent again is stored once; sent with two messages, each has its own; a refused message leaves none', async () => {
    const { them, her } = await createChatPair(api, admin)
    const { upload } = (await checkFile(api, them, tinyPng)).body.data
    const attachment = { upload, name: 'Roster.png' }
    const send = (clientId: string) => chats.write(them, her, '', { clientId, attachment })
    const first = await send('client-0001')
    expect((await send('client-0001')).body).toEqual(first.body)
    expect(api.files(`messages/${her.id}/${them.id}/`)).toHaveLength(2)
    await send('client-0002')
    expect(api.files(`messages/${her.id}/${them.id}/`)).toHaveLength(4)
    await chats.block(her, them)
    expect(codeOf(await send('client-0003'))).toBe('CHAT_NOT_ALLOWED')
    expect(api.files(`messages/${her.id}/${them.id}/`)).toHaveLength(4)
  })
})
