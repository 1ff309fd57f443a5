import { LANGUAGES, type Language, TRANSLATED } from '@fairlead/vocabulary';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveSampleCovers } from './covers';
import { SAMPLE_WORDS } from './words';

const server = fastify();
serveSampleCovers(server, { shell: { keys: [], origins: [], closeAddress: null } });

const pageIn = async (language: Language) => {
  const headers = { 'accept-language': LANGUAGES[language].tag };
  const { headers: sent, body } = await server.inject({ url: '/covers/tide-tables.html', headers });
  // Kept by the reader alone: another may read another language.
  expect(sent['cache-control']).toMatch(/^private/);
  return body;
};

describe('the landing page of a sample product', () => {
  it('speaks the language of its reader, and keeps the name of the game', async () => {
    expect(await pageIn('en')).toContain('Try one round');
    for (const language of TRANSLATED) {
      const { invitation, button } = SAMPLE_WORDS[language].page;
      const body = await pageIn(language);
      expect(body).toContain(`<html lang="${LANGUAGES[language].tag}">`);
      for (const words of ['<h1>Tide Tables</h1>', invitation, button]) expect(body).toContain(words);
    }
  });

  it('is there of no other product', async () => {
    expect((await server.inject({ url: '/covers/nothing.html' })).statusCode).toBe(404);
  });
});
