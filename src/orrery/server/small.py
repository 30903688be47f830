"""What everybody may know is sent small. Nothing else is: how much an answer shrinks tells of the secrets in it."""

from __future__ import annotations

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

SMALL = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6)
)
