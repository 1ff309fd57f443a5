import Fastify from 'fastify';

const server = Fastify();
server.get('/', async () => ({ hello: 'world' }));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
